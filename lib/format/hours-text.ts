import { daysText, shortDay, spanText } from '@/lib/format/clock';
import { runsOf } from '@/lib/values/runs';
import { hoursOn, WEEK, type Weekday, type WeekHours } from './week';

/**
 * Opening hours in words of the page's language, 'Mon–Sat 9AM–7PM; Sun 10AM–2PM'; undefined without any. Days
 * that follow each other with the same hours are one part, and a closed day is in none.
 */
export function hoursText(openingHours: readonly WeekHours[] = []): string | undefined {
  const parts = runsOf(WEEK, (day) => String(spansOf(day, openingHours)));
  const texts = parts.flatMap(([first = 'Monday', ...more]) => {
    const spans = spansOf(first, openingHours);
    if (spans.length === 0) return [];
    const last = more.at(-1);
    return daysText([first, ...(last ? [last] : [])].map(shortDay).join('–'), spans);
  });
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/** The hours of a day in words, the earliest first. */
export function spansOf(day: Weekday, openingHours: readonly WeekHours[]): string[] {
  return hoursOn(day, openingHours).map(({ opens, closes }) => spanText(opens, closes));
}
