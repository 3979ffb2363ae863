import type { DeliveryArea } from '@/data/schema/delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { payOnDeliveryWords } from '@/words/pay-on-delivery';

/**
 * The places where an order can be paid when it arrives, 'everywhere' for all of them, undefined for no
 * place. Collecting at the shop does not count.
 */
export function payOnDeliveryPlaces(
  areas: readonly DeliveryArea[] = deliveryAreas,
): string | undefined {
  const delivered = areas.filter(({ pickUp }) => !pickUp);
  const places = delivered.filter((area) => area.payOnDelivery).map(({ name }) => name);
  if (places.length === 0) return undefined;
  return places.length === delivered.length ? 'everywhere' : places.join(', ');
}

/**
 * Where an order can be paid when it arrives, in a sentence; undefined where it cannot. `words` say it
 * for some places, and for all of them.
 */
export function payOnDeliveryText(
  areas: readonly DeliveryArea[] = deliveryAreas,
  words: { places: string; everywhere: string } = payOnDeliveryWords,
): string | undefined {
  const places = payOnDeliveryPlaces(areas);
  if (places === undefined) return undefined;
  return places === 'everywhere' ? words.everywhere : fillText(words.places, { places });
}
