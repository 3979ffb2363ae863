/** A price. */
export const priceWords = {
  was: 'ilikuwa',
  soldOut: 'Imeisha',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<FaultsIn<typeof import('./price'), typeof import('../en/price')>>;
