import { shop } from '@/data/shop';

/** The key of local storage that the shopper's sizes are kept under (docs/behaviour.md 29.6). */
export const mySizesKey = `${shop.id}-sizes`;
