import type { ProductIds } from '@/data/schema/catalogue-lists';

/** More Featured Products on Home, by their ids. */
export const featured: ProductIds = [
  'sun-hat',
  'court-shoe',
  'crew-tee',
  'work-shirt',
  'soft-suit',
];
