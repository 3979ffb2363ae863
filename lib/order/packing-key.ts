import { shop } from '@/data/shop';

/** The key of local storage that the ticks of packing lists are kept under (docs/behaviour.md 38.3). */
export const packingKey = `${shop.id}-packed`;
