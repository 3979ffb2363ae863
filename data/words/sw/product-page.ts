/** The page of a product. */
export const productPageWords = {
  details: 'Maelezo',
  material: 'Imetengenezwa kwa',
  care: 'Utunzaji',
  fit: 'Inavyokaa',
  fits: {
    small: 'Ndogo',
    true: 'Kawaida',
    large: 'Kubwa',
  },
  sizes: 'Saizi',
  madeIn: 'Imetengenezewa',
  condition: 'Hali',
  conditions: { new: 'Mpya', refurbished: 'Imerekebishwa', used: 'Mtumba' },
  /** Where no day can be named. */
  deliveryIn: 'Utaipata ndani ya {time}',
  delivery: 'Usafirishaji na kurudisha',
  askPhoto: 'Mchoro. Omba picha kwa WhatsApp',
  pictures: 'Picha',
  nthOf: '{number} kati ya {count}',
  showPicture: 'Picha {number} kati ya {count}',
  enlarge: 'Kuza: {picture}',
  deliveryFee: 'Usafirishaji ni {fee}, kulingana na mahali ulipo.',
  reviews: 'Maoni ya wateja',
  rated: '{rating} kati ya 5, kutoka kwa wateja {count}.',
  wrote: { one: 'Mmoja wao aliandika:', many: 'Baadhi yao waliandika:' },
  goesWith: 'Ivae na',
  related: 'Huenda ukapenda pia',
  seeAll: 'Tazama zote za {category}',
  moved: {
    title: 'Bidhaa hii imehama',
    text: 'Sasa inaitwa {product}',
    link: 'Nenda kwa {product}',
  },
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./product-page'), typeof import('../en/product-page')>
>;
