import type { DeliveryArea } from '@/data/schema/delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { payOnDeliveryWords } from '@/words/pay-on-delivery';

/**
 * Where an order can be paid when it arrives, in a sentence; undefined where it cannot. Collecting at the
 * shop does not count. `words` say it for some places, and for all of them.
 */
export function payOnDeliveryText(
  areas: readonly DeliveryArea[] = deliveryAreas,
  words: { places: string; everywhere: string } = payOnDeliveryWords,
): string | undefined {
  const delivered = areas.filter(({ pickUp }) => !pickUp);
  const places = delivered.filter((area) => area.payOnDelivery).map(({ name }) => name);
  if (places.length === 0) return undefined;
  if (places.length === delivered.length) return words.everywhere;
  return fillText(words.places, { places: places.join(', ') });
}
