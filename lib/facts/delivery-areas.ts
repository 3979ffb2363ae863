import { deliveryAreas as written } from '@/data/delivery';
import type { DeliveryArea } from '@/data/schema/delivery';
import { englishText } from '@/lib/format/owners-text';
import { filled } from './facts';

/** Where an order can go, in the order in which the cart offers it. */
export const deliveryAreas = filled(written);

/** The name by which phones, links and messages know an area, in every language: its English one. */
export function areaKey(area: Pick<DeliveryArea, 'name' | 'owners'>): string {
  return englishText(area, 'name');
}

/** The area of such a name; undefined where the shop has none. */
export function areaOf(key: string): DeliveryArea | undefined {
  return deliveryAreas.find((area) => areaKey(area) === key);
}

/** What a page calls the area of such a name, which the shop may no longer have. */
export function areaName(key: string): string {
  return areaOf(key)?.name ?? key;
}
