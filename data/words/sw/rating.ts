/** The rating of a product. */
export const ratingWords = {
  outOfFive: 'Nyota {rating} kati ya 5',
  reviews: '(maoni {count})',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<FaultsIn<typeof import('./rating'), typeof import('../en/rating')>>;
