/** The days of a week as records name them, from Monday on. */
export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The same in the order of `Date.getUTCDay`. */
export const WEEKDAYS: readonly string[] = [...WEEK.slice(-1), ...WEEK.slice(0, -1)];

export type Weekday = (typeof WEEK)[number];

/** Days with the same hours, from '08:00' to '18:00'. */
export interface WeekHours {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** The rows with the hours of a day, the earliest first. */
export function hoursOn<Row extends WeekHours>(
  day: string | undefined,
  rows: readonly Row[],
): Row[] {
  return rows
    .filter(({ days }) => days.some((name) => name === day))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}
