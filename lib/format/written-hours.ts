import { WEEK, type Weekday } from './week';

/** A time of day as records have it, '08:30'. */
export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The spans of each day of the week, '08:00–18:00', the earliest first; none on a closed day. */
type Week = readonly (readonly string[])[];

/**
 * Opening hours in words, 'Mon–Fri 8AM–6PM', as the rows of a record: five days from 08:00 to 18:00. Undefined
 * for a sentence that says something else.
 */
export function openingHoursOf(
  hours: string,
): { days: Weekday[]; opens: string; closes: string }[] | undefined {
  const spans = weekOf(hours)?.flatMap((day, at) => day.map((span) => ({ day: at, span })));
  if (!spans) return undefined;
  return [...new Set(spans.map(({ span }) => span))].map((span) => {
    const [opens = '', closes = ''] = span.split('–');
    const days = spans.filter((one) => one.span === span).map(({ day }) => WEEK[day] ?? 'Monday');
    return { days, opens, closes };
  });
}

/** 'Mon–Sat 9AM–7PM; Sun 10AM–2PM' as days; undefined where a part is not understood. */
function weekOf(hours: string): Week | undefined {
  const week: string[][] = WEEK.map(() => []);
  let days: number[] = [];
  let left = inTimes(hours);
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

/** Hours in words, with the times of a whole day in place of its words: 'Daily 24 hours' → 'Daily 00:00-00:00'. */
function inTimes(hours: string): string {
  const text = hours
    .replace(/[‐-―]/g, '-')
    .replace(/\b24 ?\/ ?7\b/, 'Daily 24 hours')
    .replace(/\b(?:24 ?(?:hours|hrs|h)|all day|a?round the clock)\b/gi, '00:00-00:00')
    .replace(/\bopen\b:?/gi, '')
    .trim();
  return text === '00:00-00:00' ? `Daily ${text}` : text;
}

/** The days at the beginning of a text: 'Mon-Fri', 'Mon, Wed and Sat', 'Daily'. */
function daysAt(text: string): { days: number[]; length: number } | undefined {
  const [all] = /^(?:daily|every ?day|all days|7 days a week)\b:?/i.exec(text) ?? [];
  if (all) return { days: WEEK.map((_, day) => day), length: all.length };
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
  const at = WEEK.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));
  const day = WEEK[at]?.toLowerCase() ?? '';
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
  return timeOfDay.test(time) ? time : undefined;
}
