'use client';

/** The parts that `ProductExtra` shows, in one chunk. */
export { DeliveryDate } from '@/components/product/order/delivery-date.client';
export { ProductsOfToday } from './products-of-today.client';
export { SeenPlace } from './seen-place.client';
