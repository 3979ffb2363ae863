import { shop } from '@/data/shop';

/** The key of local storage that the ticks of packing lists are kept under. */
export const packingKey = `${shop.id}-packed`;
