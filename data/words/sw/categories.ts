/** The links to the categories. */
export const categoriesWords = {
  name: 'Aina za bidhaa',
  all: 'Bidhaa zote',
  shown: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
  loading: 'Inapakia bidhaa',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./categories'), typeof import('../en/categories')>
>;
