import type { ProductIds } from '@/data/schema/catalogue-lists';

/** Today's Featured, the products of the carousel on Home, by their ids. */
export const offers: ProductIds = [
  'samba-gum-sole',
  'chelsea-boot',
  'canvas-high-top',
  'brogue',
  'flat-sandal',
];
