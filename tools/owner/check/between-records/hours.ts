import { WEEKDAYS as DAYS, type OpeningHours } from '@/data/schema/visit';
import { shortTime } from '@/lib/format/kenyan-time';
import { weekParts, weekSpans } from '@/lib/format/week-parts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The spans of each day of the week, '08:00–18:00', the earliest first; none on a closed day. */
type Week = readonly (readonly string[])[];

/**
 * What the sentence with the opening hours must be, where it says other hours than the structured ones;
 * undefined where they agree, and for a sentence in the owner's own words.
 */
export function hoursMust(
  hours: string,
  openingHours: readonly OpeningHours[],
): string | undefined {
  const said = weekOf(hours);
  if (!said || openingHours.length === 0) return undefined;
  const week = weekSpans(openingHours, DAYS);
  const isSame = JSON.stringify(said) === JSON.stringify(week);
  return isSame ? undefined : `must be the same as openingHours, ${describeWeek(week)}`;
}

/**
 * Opening hours in words as search engines read them; undefined for a sentence in the owner's own words.
 * 'Mon–Fri 8AM–6PM' → five days from 08:00 to 18:00.
 */
export function openingHoursOf(hours: string): OpeningHours[] | undefined {
  const spans = weekOf(hours)?.flatMap((day, at) => day.map((span) => ({ day: at, span })));
  if (!spans) return undefined;
  return [...new Set(spans.map(({ span }) => span))].map((span) => {
    const [opens = '', closes = ''] = span.split('–');
    const days = spans.filter((one) => one.span === span).map(({ day }) => DAYS[day] ?? 'Monday');
    return { days, opens, closes };
  });
}

/**
 * 'Mon–Sat 9AM–7PM; Sun 10AM–2PM' as days; undefined where a part of it is no day, time or
 * "closed".
 */
function weekOf(hours: string): Week | undefined {
  const week: string[][] = DAYS.map(() => []);
  let days: number[] = [];
  let left = hours.replace(/[‐-―]/g, '-').trim();
  let said = false;
  while (left !== '') {
    const found = daysAt(left);
    if (found) {
      [days, said] = [found.days, false];
      left = left.slice(found.length);
    }
    const [whole = '', closed, opens = '', , closes = ''] =
      /^[\s:]*(?:(closed)|(\d{1,2}([:.]\d\d)?\s*(?:[ap]\.?m\.?)?)\s*(?:-|to)\s*(\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?)?))[\s.]*(?:[,;]|and\b|&)?\s*/i.exec(
        left,
      ) ?? [];
    if (whole === '' || (days.length === 0 && !closed)) return undefined;
    if (!closed) {
      const span = [timeOf(opens), timeOf(closes)];
      if (span.includes(undefined)) return undefined;
      for (const day of days) week[day]?.push(span.join('–'));
    }
    said = true;
    left = left.slice(whole.length);
  }
  return said ? week.map((spans) => spans.sort()) : undefined;
}

/** The days at the beginning of a text: 'Mon-Fri', 'Mon, Wed and Sat', 'Daily'. */
function daysAt(text: string): { days: number[]; length: number } | undefined {
  const [all] = /^(?:daily|every ?day|all days|7 days a week)\b:?/i.exec(text) ?? [];
  if (all) return { days: DAYS.map((_, day) => day), length: all.length };
  const days: number[] = [];
  let length = 0;
  for (;;) {
    const [whole, first = '', last] =
      /^(?:[\s,&]|and\b)*([a-z]{3,9})\b\.?(?:\s*(?:-|to)\s*([a-z]{3,9})\b\.?)?/i.exec(
        text.slice(length),
      ) ?? [];
    const [from, to] = [dayOf(first), last === undefined ? dayOf(first) : dayOf(last)];
    if (!whole || from === undefined || to === undefined) break;
    const count = ((to - from + 7) % 7) + 1;
    days.push(...Array.from({ length: count }, (_, at) => (from + at) % 7));
    length += whole.length;
  }
  return length > 0 ? { days, length } : undefined;
}

function dayOf(word: string): number | undefined {
  const at = DAYS.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));
  const day = DAYS[at]?.toLowerCase() ?? '';
  return at >= 0 && (day.startsWith(word.toLowerCase()) || /^(?:tues|thur|thurs)$/i.test(word))
    ? at
    : undefined;
}

/** '8AM', '8:30 am' or '18:00' as '08:00'; undefined for a bare '8', which may be either. */
function timeOf(text: string): string | undefined {
  const [, hour = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?/i.exec(text) ?? [];
  if (!half && !/[:.]/.test(text)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minutes}`;
  return TIME.test(time) ? time : undefined;
}

/** 'Mon–Sat 9AM–7PM; Sun 10AM–2PM': days that follow each other with the same hours are one part. */
function describeWeek(week: Week): string {
  const short = (day: number) => DAYS[day]?.slice(0, 3);
  return weekParts(week)
    .map(({ from, to, spans }) => {
      const days = from === to ? short(from) : `${short(from)}–${short(to)}`;
      return `${days} ${spans.map((span) => span.split('–').map(shortTime).join('–')).join(', ')}`;
    })
    .join('; ');
}
