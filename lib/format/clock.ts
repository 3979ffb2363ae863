import { isAllDay, shortTime } from './kenyan-time';
import type { Weekday } from './week';

/* The clock of English pages. Those in Kiswahili are built with ./clock-sw in its place. */

/** A time as it is written: '3pm'. */
export function timeText(time: string): string {
  return time;
}

/** From one time of a day, '08:00', to another: '8AM–6PM', or '24 hours'. */
export function spanText(opens: string, closes: string): string {
  return isAllDay(opens, closes) ? '24 hours' : `${shortTime(opens)}–${shortTime(closes)}`;
}

/** A day as the hours of a week name it: 'Mon'. */
export function shortDay(day: Weekday): string {
  return day.slice(0, 3);
}

/** Days with their hours: 'Mon–Fri 8AM–1PM, 2PM–6PM'. */
export function daysText(days: string, spans: readonly string[]): string {
  return `${days} ${spans.join(', ')}`;
}
