import type { KiswahiliNames } from '@/data/schema/kiswahili-names';

/**
 * What the filters of the pages in Kiswahili call colours, kinds of goods and sizes. What is left
 * out is shown in English.
 */
export const kiswahiliNames: KiswahiliNames = {
  /** Each colour in English as the filter has it, then in Kiswahili. */
  colours: {
    Black: 'Nyeusi',
    White: 'Nyeupe',
    Grey: 'Kijivu',
    Red: 'Nyekundu',
    Orange: 'Rangi ya chungwa',
    Yellow: 'Njano',
    Green: 'Kijani',
    Blue: 'Buluu',
    Purple: 'Zambarau',
    Pink: 'Waridi',
    Brown: 'Kahawia',
    Beige: 'Rangi ya mchanga',
  },
  /** Each word of merchant.ts, then its name in Kiswahili. */
  kinds: {
    shoes: 'Viatu',
    boots: 'Buti',
    canvas: 'Canvas',
    heels: 'Viatu vya visigino',
    loafers: 'Loafers',
    'official-shoes': 'Viatu rasmi',
    sandals: 'Sandals',
    'school-shoes': 'Viatu vya shule',
    slippers: 'Ndara',
    sneakers: 'Sneakers',
    shirts: 'Mashati',
    't-shirts': 'T-shirt',
    sweaters: 'Sweta',
    hoodies: 'Hoodie',
    trousers: 'Suruali',
    palazzo: 'Palazzo',
    jeans: 'Jeans',
    shorts: 'Kaptula',
    dresses: 'Magauni',
    skirts: 'Sketi',
    jackets: 'Jaketi',
    suits: 'Suti',
    socks: 'Soksi',
    'baby-one-pieces': 'Romper',
    'baby-outfits': 'Seti za mtoto',
    'baby-tops': 'Blauzi za mtoto',
    'baby-trousers': 'Suruali za mtoto',
    'baby-dresses': 'Magauni ya mtoto',
    'baby-shoes': 'Viatu vya mtoto',
    'school-uniform': 'Sare za shule',
  },
  /**
   * Each size set of catalogue/size-sets.ts and each size guide of a product, then its name in
   * Kiswahili.
   */
  sizes: { shoes: 'Viatu', clothes: 'Nguo', waist: 'Kiuno', baby: 'Mtoto' },
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
};
