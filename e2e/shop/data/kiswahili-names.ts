import type { KiswahiliNames } from '@/data/schema/kiswahili-names';

/**
 * What the filters of the pages in Kiswahili call colours, kinds of goods and sizes. What is left
 * out is shown in English.
 */
export const kiswahiliNames: KiswahiliNames = {
  /** Each colour in English as the filter has it, then in Kiswahili. */
  colours: {
    Black: 'Nyeusi',
    Blue: 'Buluu',
    Brown: 'Kahawia',
    Red: 'Nyekundu',
    White: 'Nyeupe',
  },
  /** Each word of merchant.ts, then its name in Kiswahili. */
  kinds: { boots: 'Buti', sneakers: 'Sneakers', shirts: 'Mashati' },
  /**
   * Each size set of catalogue/size-sets.ts and each size guide of a product, then its name in
   * Kiswahili.
   */
  sizes: { baby: 'Mtoto', clothes: 'Nguo', shoes: 'Viatu', waist: 'Kiuno' },
};
