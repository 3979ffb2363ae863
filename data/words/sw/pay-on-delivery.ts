/** Paying when the order arrives, where people decide: Home, a product, the cart. */
export const payOnDeliveryWords = {
  places: 'Ukiwa {places}, lipa ukipokea.',
  everywhere: 'Lipa ukipokea, popote tunapoleta.',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./pay-on-delivery'), typeof import('../en/pay-on-delivery')>
>;
