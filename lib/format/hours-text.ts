import { daysText, shortDay, spanText } from '@/lib/format/clock';
import { WEEK, type Weekday, type WeekHours } from './week';

/**
 * Opening hours in words of the page's language, 'Mon–Sat 9AM–7PM; Sun 10AM–2PM'; undefined without any. Days
 * that follow each other with the same hours are one part, and a closed day is in none.
 */
export function hoursText(openingHours: readonly WeekHours[] = []): string | undefined {
  const parts: { days: Weekday[]; spans: readonly string[] }[] = [];
  for (const day of WEEK) {
    const spans = spansOf(day, openingHours);
    const last = parts.at(-1);
    if (last && String(last.spans) === String(spans)) last.days.push(day);
    else parts.push({ days: [day], spans });
  }
  const texts = parts.flatMap(({ days: [first = 'Monday', ...more], spans }) => {
    if (spans.length === 0) return [];
    const last = more.at(-1);
    return daysText([first, ...(last ? [last] : [])].map(shortDay).join('–'), spans);
  });
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/** The hours of a day in words, the earliest first. */
export function spansOf(day: Weekday, openingHours: readonly WeekHours[]): string[] {
  return openingHours
    .filter(({ days }) => days.includes(day))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))
    .map(({ opens, closes }) => spanText(opens, closes));
}
