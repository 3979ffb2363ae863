import type { DeliveryArea } from '@/data/schema/delivery';
import { hours } from '@/lib/facts/hours';

/** Where an order is collected, and when: 'Collect at Market Street. Mon–Fri 8AM–6PM.' */
export function pickUpText({ means, time }: Pick<DeliveryArea, 'means' | 'time'>): string {
  return `${means}. ${hours ?? time}.`;
}
