import { isWholesale } from '@/lib/cart/wholesale';
import { arrivalOf } from '@/lib/delivery/arrival-words';
import type { Destination } from '@/lib/delivery/delivery';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { areaKey } from '@/lib/facts/delivery-areas';
import { kenyanMidnight } from '@/lib/format/kenyan-time';
import { type OrderIdentity, withinDay } from './order-link-facts';

/**
 * The day by which an order arrives that is sent as it was chosen, at the moment of its identity: what its
 * page says from then on. A midnight as UTC has it, in ms; undefined where no day can be named, without an
 * area too.
 */
export function dayOfChoice(
  lines: Parameters<typeof isWholesale>[0],
  {
    destination: { area },
    identity,
  }: { destination: Destination; identity: OrderIdentity | undefined },
): number | undefined {
  if (!area || !identity || isWholesale(lines)) return undefined;
  const { day, at } = identity;
  const arrival = arrivalOf(areaKey(area), deliveryTerms, withinDay(day, at));
  return arrival && 'day' in arrival && arrival.day >= kenyanMidnight(at) ? arrival.day : undefined;
}
