import type { DeliveryArea } from '@/data/schema/delivery';
import { areaKey, deliveryAreas } from '@/lib/facts/delivery-areas';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { shippingReturnsWords } from '@/words/shipping-returns';
import { placesWithin } from './delivery-terms';

/**
 * How long delivery takes, in sentences: where it is sooner, and elsewhere. Where no area has the sooner
 * time, or none the later one, it is `general`; undefined without that.
 */
export function deliveryTimeText(general: string | undefined): string | undefined {
  const { home: time, aboutAndFaq: later } = policies.delivery;
  const { delivery, deliveryByPlace } = shippingReturnsWords;
  // A name of two places comes last, where an 'and' is expected.
  const areas = deliveryAreas.toSorted((a, b) => ofTwoPlaces(a) - ofTwoPlaces(b));
  const { home = '', aboutAndFaq = '' } = policies.delivery.owners ?? policies.delivery;
  const places = placesWithin(home, areas);
  const isLaterElsewhere = placesWithin(aboutAndFaq, areas).length > 0;
  if (time && later && places.length > 0 && isLaterElsewhere)
    return fillText(deliveryByPlace, { time, places: places.join(', '), later });
  return general && fillText(delivery, { time: general });
}

function ofTwoPlaces(area: DeliveryArea): number {
  return Number(areaKey(area).includes(' and '));
}
