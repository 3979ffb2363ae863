/** Every dialog. */
export const dialogWords = {
  close: 'Funga',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<FaultsIn<typeof import('./dialog'), typeof import('../en/dialog')>>;
