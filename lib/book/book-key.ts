import { shop } from '@/data/shop';

/** The key of local storage that the order book of the shop's own phone is kept under. */
export const bookKey = `${shop.id}-book`;
