import { DAY_MS } from '@/lib/format/kenyan-time';
import { dayMs } from '@/lib/order/order-link-facts';

/*
 * Days are counted from 1 January 2026 in Kenya, as links have them.
 */

export const periodKinds = ['week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Days from the first to the last one, both included. */
export interface DaySpan {
  first: number;
  last: number;
}

const DAYS_OF_WEEK = 7;

/** The week from Monday to Sunday, or the month of the calendar, that has a day. */
export function periodOf(kind: PeriodKind, day: number): DaySpan {
  return kind === 'week' ? weekOf(day) : monthOf(day);
}

/** The parts of a period that are compared: the days of a week; the weeks of a month, as far as they are in it. */
export function partsOf(kind: PeriodKind, { first, last }: DaySpan): readonly DaySpan[] {
  const parts: DaySpan[] = [];
  for (let day = first; day <= last; day = (parts.at(-1)?.last ?? last) + 1) {
    const end = kind === 'week' ? day : Math.min(weekOf(day).last, last);
    parts.push({ first: day, last: end });
  }
  return parts;
}

/** Whether a day is one of a span. */
export function isWithin({ first, last }: DaySpan, day: number): boolean {
  return day >= first && day <= last;
}

function weekOf(day: number): DaySpan {
  const sunday = new Date(dayMs(day)).getUTCDay();
  const first = day - ((sunday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK);
  return { first, last: first + DAYS_OF_WEEK - 1 };
}

function monthOf(day: number): DaySpan {
  const date = new Date(dayMs(day));
  const firstOf = (month: number) => (Date.UTC(date.getUTCFullYear(), month) - dayMs(0)) / DAY_MS;
  return { first: firstOf(date.getUTCMonth()), last: firstOf(date.getUTCMonth() + 1) - 1 };
}
