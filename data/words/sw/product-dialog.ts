/** The dialog of a product. */
export const productDialogWords = {
  askPhoto: 'Mchoro. Omba picha kwa WhatsApp',
  view: '{product}, {view}',
  nthView: '{product}, picha {number}',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./product-dialog'), typeof import('../en/product-dialog')>
>;
