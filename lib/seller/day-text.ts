import { kenyanMs } from '@/lib/format/kenyan-time';
import { dayMs, linkDay } from '@/lib/order/order-link';
import { languageWords } from '@/words/language';

/*
 * Days and times of the book in words. Days are counted from 1 January 2026 in Kenya, as links have them.
 */

/** A text of a time in ms; each is made once, as that takes a browser long. */
function writer(options: Intl.DateTimeFormatOptions): (ms: number) => string {
  const format = new Intl.DateTimeFormat(languageWords.tag, { ...options, timeZone: 'UTC' });
  return (ms) => format.format(ms);
}

const withWeekday = writer({ weekday: 'long', day: 'numeric', month: 'long' });
const short = writer({ weekday: 'short', day: 'numeric' });
const withShortMonth = writer({ day: 'numeric', month: 'short' });
const withMonth = writer({ day: 'numeric', month: 'long' });
const withYear = writer({ day: 'numeric', month: 'long', year: 'numeric' });
const ofMonth = writer({ day: 'numeric' });
const ofDay = writer({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const ofMoment = writer({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'Thursday, 26 November'. */
export function weekdayText(day: number): string {
  return withWeekday(dayMs(day));
}

/** 'Thu 26'. */
export function shortDayText(day: number): string {
  return short(dayMs(day));
}

/** '26'. */
export function dayOfMonthText(day: number): string {
  return ofMonth(dayMs(day));
}

/** '26 November'. */
export function dayText(day: number): string {
  return withMonth(dayMs(day));
}

/** '26 November 2026'. */
export function dayOfYearText(day: number): string {
  return withYear(dayMs(day));
}

/** A time in ms in Kenya: '26 Nov, 14:05'. */
export function momentText(ms: number): string {
  return ofMoment(ms + kenyanMs);
}

/** A time in ms in Kenya: '14:30' today, '24 Nov' on another day. */
export function sinceText(ms: number, today: number): string {
  const day = linkDay(ms);
  return day === today ? ofDay(ms + kenyanMs) : withShortMonth(dayMs(day));
}
