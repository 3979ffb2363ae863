import { isWholesale } from '@/lib/cart/wholesale';
import { arrivalOf } from '@/lib/delivery/arrival-words';
import type { DeliveryTerms } from '@/lib/delivery/delivery-day';
import { kenyanMidnight } from '@/lib/format/kenyan-time';
import { withinDay } from '@/lib/order/order-link-facts';
import type { OrderContent, OrderFacts } from '@/lib/order/order-link-format';
import { minuteMs } from '@/lib/order/order-state';
import { askedRows, hasLeft, isPaid } from './where-it-stands';

/** When an order is to arrive: by a day, its midnight as UTC has it in ms, or in the area's own words. */
export type Promised =
  | { day: number; isPast: boolean }
  | { area: string; time: string; isPast: false };

/** What of an order its day follows from. */
interface Ordered extends Pick<OrderContent, 'state'> {
  lines: Parameters<typeof isWholesale>[0];
  order: Pick<OrderFacts, 'area' | 'day' | 'payBy'>;
}

/**
 * When an order arrives at the latest by the shop's terms: counted from its day, or from the day on which it
 * was confirmed or paid where that is later. `sentAt` is when this phone sent it, in ms, by which it saw a day
 * on the product's page; where that is not known, the order counts as sent at the end of its day, after the
 * hour of dispatch, but before the shop said anything of it. Undefined where nothing can be said: it has left,
 * it is over, the shop waits for an answer or for the money, or the shop has no such terms. `now` is in ms.
 */
export function promisedDay(
  content: Ordered,
  terms: DeliveryTerms | undefined,
  now: number,
  sentAt?: number,
): Promised | undefined {
  const { lines, order, state } = content;
  const steps = state?.steps ?? [];
  const waits = askedRows(state).length > 0 || (steps.length === 0 && isWholesale(lines));
  if (waits || hasLeft(state)) return undefined;
  const endOfOrderDay = withinDay(order.day, Number.POSITIVE_INFINITY);
  const known = sentAt ?? (steps[0] ? minuteMs(steps[0].at) : endOfOrderDay);
  const since = steps
    .filter(({ is }) => is === 'confirmed' || is === 'paid')
    .map(({ at }) => minuteMs(at));
  const orderedAt = Math.max(withinDay(order.day, known), ...since);
  const arrival = arrivalOf(order.area, terms, orderedAt);
  if (!arrival) return undefined;
  if ('area' in arrival) return { ...arrival, isPast: false };
  const isPast = arrival.day < kenyanMidnight(now);
  const waitsForMoney = steps.length > 0 && !isPaid(state) && order.payBy !== 'delivery';
  return isPast && waitsForMoney ? undefined : { ...arrival, isPast };
}
