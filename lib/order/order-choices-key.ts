import { shop } from '@/data/shop';

/** The key of local storage that an order's choices are kept under. */
export const orderChoicesKey = `${shop.id}-order`;
