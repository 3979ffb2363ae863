import type { DeliveryArea } from '@/data/schema/delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { payOnDeliveryWords } from '@/words/pay-on-delivery';

/** Whether the shop takes the money for an order where it brings it, in some area at least. */
export function isPaidOnDelivery(areas: readonly DeliveryArea[] = deliveryAreas): boolean {
  return paidAreas(areas).length > 0;
}

/**
 * Whether an order can be paid on receipt: by its area, which may be that of the orders that are collected;
 * without one as far as the shop takes money on delivery at all.
 */
export function canPayOnReceipt(
  area: DeliveryArea | undefined,
  areas: readonly DeliveryArea[] = deliveryAreas,
): boolean {
  return area ? area.payOnDelivery : isPaidOnDelivery(areas);
}

/**
 * Where an order can be paid when it arrives, in a sentence; undefined where it cannot. Collecting at the
 * shop does not count. `words` say it for some places, and for all of them.
 */
export function payOnDeliveryText(
  areas: readonly DeliveryArea[] = deliveryAreas,
  words: { places: string; everywhere: string } = payOnDeliveryWords,
): string | undefined {
  const delivered = areas.filter(({ pickUp }) => !pickUp);
  const places = paidAreas(areas).map(({ name }) => name);
  if (places.length === 0) return undefined;
  if (places.length === delivered.length) return words.everywhere;
  return fillText(words.places, { places: places.join(', ') });
}

/** The areas where an order that is brought can be paid then. */
function paidAreas(areas: readonly DeliveryArea[]): readonly DeliveryArea[] {
  return areas.filter(({ pickUp, payOnDelivery }) => payOnDelivery && !pickUp);
}
