import { shop } from '@/data/shop';

/** The key of local storage that the shopper's sizes are kept under. */
export const mySizesKey = `${shop.id}-sizes`;
