import { type DayForm, dayText } from '@/lib/format/day';
import { kenyanMs } from '@/lib/format/kenyan-time';
import { dayMs, linkDay } from '@/lib/order/order-link-facts';
import { languageWords } from '@/words/language';

/** A day of the book, counted from 1 January 2026 in Kenya as links have it. */
export function bookDayText(day: number, form: DayForm): string {
  return dayText(dayMs(day), form, languageWords.tag);
}

/** A time in ms in Kenya: '26 Nov, 14:05'. */
export function momentText(ms: number): string {
  return dayText(ms + kenyanMs, 'moment', languageWords.tag);
}

/** A time in ms in Kenya: '14:30' today, '24 Nov' on another day. */
export function sinceText(ms: number, today: number): string {
  const form = linkDay(ms) === today ? 'time' : 'shortDay';
  return dayText(ms + kenyanMs, form, languageWords.tag);
}
