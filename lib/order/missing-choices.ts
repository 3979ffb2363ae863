import type { DeliveryArea } from '@/data/schema/delivery';
import type { Destination } from '@/lib/delivery/delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { offeredPayWays, type PayBy, type PayWay } from './pay-way';

export interface MissingChoices {
  place: boolean;
  pay: boolean;
}

/** What an order leaves open that the shop lets its shoppers choose; undefined for nothing. */
export function missingChoices(
  { destination, payBy }: { destination: Destination; payBy: PayBy },
  areas: readonly DeliveryArea[] = deliveryAreas,
  ways: readonly PayWay[] = offeredPayWays(destination.area, areas),
): MissingChoices | undefined {
  const place = lacksPlace(destination, areas);
  const pay = payBy === 'undecided' && ways.length > 0;
  return place || pay ? { place, pay } : undefined;
}

/** Whether an order says nothing of where it goes, in a shop with delivery areas. */
export function lacksPlace(
  { area, place }: Destination,
  areas: readonly DeliveryArea[] = deliveryAreas,
): boolean {
  return areas.length > 0 && !area && !place;
}
