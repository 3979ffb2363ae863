import { shop } from '@/data/shop';

/** The key of local storage that the cart is kept under (docs/behaviour.md 5.5). */
export const cartKey = `${shop.id}-cart`;
