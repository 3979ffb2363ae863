/** What the phone remembers of this visit and of former ones. */
export const recentlySeenWords = {
  title: 'Ulizotazama',
  clear: 'Futa orodha hii',
  cleared: 'Imefutwa. Simu hii haikumbuki tena ulichotazama.',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./recently-seen'), typeof import('../en/recently-seen')>
>;
