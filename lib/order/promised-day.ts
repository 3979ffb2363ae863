import { areaKey, areaOf } from '@/lib/facts/delivery-areas';
import { weekdayOf } from '@/lib/format/day-of-month';
import { fillText } from '@/lib/format/fill-text';
import { DAY_MS, kenyanMidnight, kenyanMs } from '@/lib/format/kenyan-time';
import { deliveryDateWords } from '@/words/delivery-date';
import { languageWords } from '@/words/language';
import type { Destination } from './delivery';
import { type DeliveryTerms, daysTo, deliveryDay } from './delivery-date';
import type { OrderContent, OrderFacts } from './link-format';
import { dayMs, type OrderIdentity } from './order-link';
import { askedRows, hasLeft, isPaid } from './order-progress';
import { minuteMs } from './order-state';
import { deliveryTerms } from './shop-delivery';
import { isWholesale } from './wholesale';

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
 * The day by which an order arrives that is sent as it was chosen, at the moment of its identity: what its
 * page says from then on. A midnight as UTC has it, in ms; undefined where no day can be named, without an
 * area too.
 */
export function dayOfChoice(
  lines: Ordered['lines'],
  {
    destination: { area },
    payBy,
    identity,
  }: Pick<OrderFacts, 'payBy'> & {
    destination: Destination;
    identity: OrderIdentity | undefined;
  },
): number | undefined {
  if (!area || !identity) return undefined;
  const { day, at } = identity;
  const order = { area: areaKey(area), day, payBy };
  const promised = promisedDay({ lines, order }, deliveryTerms, at, at);
  return promised && 'day' in promised && !promised.isPast ? promised.day : undefined;
}

/** A day by which an order arrives, as the page says it: 'With you by Thursday, 3 December'. */
export function withYouBy(day: number): string {
  return fillText(deliveryDateWords.withYouBy, { day: weekdayOf(day, languageWords.tag) });
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
  const area = areaOf(order.area);
  const own = area?.pickUp ? area.time : area && terms?.areas[order.area];
  if (area && typeof own === 'string') return { area: area.name, time: own, isPast: false };
  // Without its area an order has no day where the terms are those of some areas alone.
  if (!terms || (!area && terms.places)) return undefined;
  const orderDay = dayMs(order.day) - kenyanMs;
  const endOfOrderDay = orderDay + DAY_MS - 1;
  const known = sentAt ?? (steps[0] ? minuteMs(steps[0].at) : endOfOrderDay);
  const ordered = Math.min(Math.max(known, orderDay), endOfOrderDay);
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
