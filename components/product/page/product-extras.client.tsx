'use client';

/** The parts that `ProductExtra` shows, in one chunk. */
export { DeliveryDate } from '@/components/product/order/delivery-date.client';
export { SeenPlace } from './seen-place.client';
