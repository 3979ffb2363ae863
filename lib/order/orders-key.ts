import { shop } from '@/data/shop';

/** The key of local storage that the orders of a phone are kept under (docs/behaviour.md 36.1). */
export const ordersKey = `${shop.id}-orders`;
