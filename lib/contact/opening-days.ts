import type { OpeningHours } from '@/data/schema/visit';
import { dayText } from '@/lib/format/day';
import { spansOf } from '@/lib/format/hours-text';
import { DAY_MS } from '@/lib/format/kenyan-time';
import { WEEK } from '@/lib/format/week';
import { runsOf } from '@/lib/values/runs';

/** A day of the week, or several that follow each other, as Contact lists them. */
export interface WeekDays {
  /** As `Date.getUTCDay` has them: 0 is Sunday. */
  days: readonly number[];
  /** 'Monday' or 'Monday–Friday', in the page's language. */
  name: string;
  /** '8AM–6PM', or several of them; undefined on a day that the shop is closed. */
  times: string | undefined;
}

/** A day of the year on which the shop is closed. */
export interface ClosedDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'Fri 25 Dec'. */
  name: string;
}

/** The week from Monday on, each day with its hours, in a language such as 'en-KE'. */
export function weekOf(openingHours: readonly OpeningHours[], language: string): WeekDays[] {
  return WEEK.map((weekday, at) => {
    const day = (at + 1) % 7;
    const spans = spansOf(weekday, openingHours);
    // The fourth of January 1970 was a Sunday.
    const name = dayText((3 + day) * DAY_MS, 'weekday', language);
    return { days: [day], name, times: spans.length > 0 ? spans.join(', ') : undefined };
  });
}

/** The days of a week, those together that follow each other with the same hours. `closed` is a day without any. */
export function daysTogether(week: readonly WeekDays[], closed?: number): WeekDays[] {
  const shown = week.map((one) =>
    one.days.some((day) => day === closed) ? { ...one, times: undefined } : one,
  );
  return runsOf(shown, ({ times }) => times).map((of) => ({
    days: of.flatMap(({ days }) => days),
    name: [...new Set([of[0]?.name, of.at(-1)?.name])].join('–'),
    times: of[0]?.times,
  }));
}

/** The closed days from `today` on, 'YYYY-MM-DD', the next first. */
export function comingClosedDays<Day extends { date: string }>(
  days: readonly Day[],
  today: string,
): Day[] {
  return days
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Each closed day with its name in a language such as 'en-KE'. */
export function namedClosedDays(closedDays: readonly string[], language: string): ClosedDay[] {
  return closedDays.map((date) => ({
    date,
    name: dayText(date, 'shortWeekdayAndDay', language).replace(',', ''),
  }));
}
