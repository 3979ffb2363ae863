/** The end of the pages about delivery, returns and privacy. */
export const policiesWords = {
  question: 'Swali lingine?',
  answer: 'Tuulize. Tunajibu ndani ya {time}.',
  pages: 'Usafirishaji, kurudisha na faragha',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./policies'), typeof import('../en/policies')>
>;
