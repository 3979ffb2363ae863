import { shop } from '@/data/shop';

/** The key of local storage that the cart is kept under. */
export const cartKey = `${shop.id}-cart`;
