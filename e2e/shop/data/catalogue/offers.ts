import type { ProductIds } from '@/data/schema/catalogue-lists';

/** Today's Featured, the products of the carousel on Home, by their ids. */
export const offers: ProductIds = ['ankle-boot', 'court-shoe', 'canvas-shoe', 'hooded-top'];
