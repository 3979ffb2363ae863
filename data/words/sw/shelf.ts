/** The buttons above the products of a shelf. */
export const shelfWords = {
  name: 'Chuja na upange',
  size: 'Saizi',
  price: 'Bei',
  colour: 'Rangi',
  kind: 'Aina',
  sort: 'Panga',
  notLoaded: 'Sehemu ya kuchuja haikufunguka. Jaribu tena, au tazama bidhaa zote hapa chini.',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<FaultsIn<typeof import('./shelf'), typeof import('../en/shelf')>>;
