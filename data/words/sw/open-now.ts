/** Whether the shop is open now. */
export const openNowWords = {
  open: 'Tumefungua hadi {time}',
  today: 'Tunafungua {time}',
  tomorrow: 'Tunafungua kesho {time}',
  later: 'Tunafungua {day} {time}',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./open-now'), typeof import('../en/open-now')>
>;
