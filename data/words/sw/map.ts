/** The map. */
export const mapWords = {
  loading: 'Inapakia ramani...',
  failed: 'Ramani haikufunguka',
  failedHint: 'Tafadhali angalia intaneti yako',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<FaultsIn<typeof import('./map'), typeof import('../en/map')>>;
