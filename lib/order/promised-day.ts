import { DAY_MS, kenyanMidnight, kenyanMs } from '@/lib/format/kenyan-time';
import { destinationOf } from './delivery';
import { type DeliveryTerms, daysTo, deliveryDay } from './delivery-date';
import type { OrderContent } from './link-format';
import { dayMs } from './order-link';
import { askedRows, hasLeft, isPaid } from './order-progress';
import { minuteMs } from './order-state';
import { isWholesale } from './wholesale';

/** When an order is to arrive: by a day, its midnight as UTC has it in ms, or in the area's own words. */
export type Promised =
  | { day: number; isPast: boolean }
  | { area: string; time: string; isPast: false };

/**
 * When an order arrives at the latest by the shop's terms: counted from its day, or from the day on which it
 * was confirmed or paid where that is later. `sentAt` is when this phone sent it, in ms, by which it saw a day
 * on the product's page; where that is not known, the order counts as after the hour of dispatch. Undefined where nothing can be said: it has left, it is over, the shop waits for an
 * answer or for the money, or the shop has no such terms. `now` is in ms.
 */
export function promisedDay(
  content: OrderContent,
  terms: DeliveryTerms | undefined,
  now: number,
  sentAt?: number,
): Promised | undefined {
  const { lines, order, state } = content;
  const steps = state?.steps ?? [];
  const waits = askedRows(state).length > 0 || (steps.length === 0 && isWholesale(lines));
  if (waits || hasLeft(state)) return undefined;
  const { area } = destinationOf(order);
  const own = area?.pickUp ? area.time : area && terms?.areas[order.area];
  if (area && typeof own === 'string') return { area: area.name, time: own, isPast: false };
  // Without its area an order has no day where the terms are those of some areas alone.
  if (!terms || (!area && terms.places)) return undefined;
  const endOfOrderDay = dayMs(order.day) - kenyanMs + DAY_MS - 1;
  const ordered = sentAt !== undefined && sentAt <= endOfOrderDay ? sentAt : endOfOrderDay;
  const since = steps
    .filter(({ is }) => is === 'confirmed' || is === 'paid')
    .map(({ at }) => minuteMs(at));
  const found = deliveryDay(Math.max(ordered, ...since), {
    ...terms,
    days: daysTo(order.area, terms),
  });
  if (!found) return undefined;
  const isPast = found.day < kenyanMidnight(now);
  const waitsForMoney = steps.length > 0 && !isPaid(state) && order.payBy !== 'delivery';
  return isPast && waitsForMoney ? undefined : { day: found.day, isPast };
}
