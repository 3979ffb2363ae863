/** The card of a product. */
export const productCardWords = {
  list: 'Bidhaa',
  bestSeller: 'Inauzwa sana',
  new: 'Mpya',
  sizes: 'Saizi',
  moreSizes: '+{count} zaidi',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./product-card'), typeof import('../en/product-card')>
>;
