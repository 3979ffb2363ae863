import { isAllDay, minutesOf, shortTime } from './kenyan-time';
import type { Weekday } from './week';

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
 * '3pm', '3PM' or '3 PM'. A text that is no time stays as it is.
 */
export function timeText(time: string): string {
  const said = saidAt(time, spoken);
  return said === undefined ? time : `saa ${said} (${written(time)})`;
}

/** From one time of a day, '08:00', to another, in figures: 'saa 2 asubuhi – 12 jioni (8am–6pm)', or 'saa 24'. */
export function spanText(opens: string, closes: string): string {
  if (isAllDay(opens, closes)) return 'saa 24';
  const [from, to] = [shortTime(opens), shortTime(closes)];
  const [begins = '', ends = ''] = [saidAt(from, inFigures), saidAt(to, inFigures)];
  return `saa ${begins} – ${ends} (${written(from)}–${written(to)})`;
}

const DAYS: Readonly<Record<Weekday, string>> = {
  Monday: 'Jumatatu',
  Tuesday: 'Jumanne',
  Wednesday: 'Jumatano',
  Thursday: 'Alhamisi',
  Friday: 'Ijumaa',
  Saturday: 'Jumamosi',
  Sunday: 'Jumapili',
};

/** A day as the hours of a week name it: 'Jumatatu'. */
export function shortDay(day: Weekday): string {
  return DAYS[day];
}

/** Days with their hours: 'Jumapili, saa 2 asubuhi – 7 mchana (8am–1pm), saa 8 mchana – 12 jioni (2pm–6pm)'. */
export function daysText(days: string, spans: readonly string[]): string {
  return [days, ...spans].join(', ');
}

/** A time without its first word: the hour as `say` says it and the part of the day; undefined for a text that is no time. */
function saidAt(time: string, say: (hour: number, past: number) => string): string | undefined {
  const minutes = minutesOf(written(time));
  if (minutes === undefined) return undefined;
  const hour = Math.floor(minutes / 60);
  const [, part = ''] = PARTS.find(([from]) => hour >= from) ?? [];
  return `${say(hour, minutes % 60)} ${part}`;
}

/** '3pm' for '3 PM'. */
function written(time: string): string {
  return time.toLowerCase().replace(/ (?=[ap]m$)/, '');
}

function inFigures(hour: number, past: number): string {
  const figure = ((hour + 5) % 12) + 1;
  return past === 0 ? `${figure}` : `${figure}:${String(past).padStart(2, '0')}`;
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
