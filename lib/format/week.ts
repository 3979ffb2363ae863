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
