import { minutesOf } from '@/lib/format/kenyan-time';

const HOURS = [
  'moja',
  'mbili',
  'tatu',
  'nne',
  'tano',
  'sita',
  'saba',
  'nane',
  'tisa',
  'kumi',
  'kumi na moja',
  'kumi na mbili',
];

/** The parts of a day, each from an hour after midnight on. */
const PARTS: readonly (readonly [from: number, part: string])[] = [
  [20, 'usiku'],
  [17, 'jioni'],
  [15, 'alasiri'],
  [12, 'mchana'],
  [6, 'asubuhi'],
  [4, 'alfajiri'],
  [0, 'usiku'],
];

/**
 * A time as Kiswahili says it, whose first hour of a day is that after six: 'saa tisa alasiri (3pm)' for
 * '3pm' or '3PM'. A text that is no time stays as it is.
 */
export function timeText(time: string): string {
  const written = time.toLowerCase();
  const minutes = minutesOf(written);
  if (minutes === undefined) return time;
  const hour = Math.floor(minutes / 60);
  const [, part = ''] = PARTS.find(([from]) => hour >= from) ?? [];
  return `saa ${spoken(hour, minutes % 60)} ${part} (${written})`;
}

function spoken(hour: number, past: number): string {
  if (past === 45) return `${hourName(hour + 1)} kasorobo`;
  const name = hourName(hour);
  if (past === 0) return name;
  if (past === 15) return `${name} na robo`;
  return past === 30 ? `${name} na nusu` : `${name} na dakika ${past}`;
}

function hourName(hour: number): string {
  return HOURS[(hour + 5) % 12] ?? '';
}
