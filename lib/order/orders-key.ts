import { shop } from '@/data/shop';

/** The key of local storage that the orders of a phone are kept under. */
export const ordersKey = `${shop.id}-orders`;
