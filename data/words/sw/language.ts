/** The language of this folder. */
export const languageWords = {
  /** As `lang` in HTML has it. */
  tag: 'sw-KE',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./language'), typeof import('../en/language')>
>;
