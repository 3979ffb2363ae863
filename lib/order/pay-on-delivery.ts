import type { DeliveryArea } from '@/data/schema/delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { payOnDeliveryWords } from '@/words/pay-on-delivery';

/**
 * Where an order can be paid when it arrives, in a sentence; undefined where it cannot. What is collected
 * does not arrive.
 */
export function payOnDeliveryText(
  areas: readonly DeliveryArea[] = deliveryAreas,
): string | undefined {
  const delivered = areas.filter(({ pickUp }) => !pickUp);
  const places = delivered.filter((area) => area.payOnDelivery).map(({ name }) => name);
  if (places.length === 0) return undefined;
  const { everywhere } = payOnDeliveryWords;
  if (places.length === delivered.length) return everywhere;
  return fillText(payOnDeliveryWords.places, { places: places.join(', ') });
}
