import { shop } from '@/data/shop';

/** The key of local storage that an order's choices are kept under (docs/behaviour.md 18.5). */
export const orderChoicesKey = `${shop.id}-order`;
