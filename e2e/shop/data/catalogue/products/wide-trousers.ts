import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'wide-trousers',
  name: 'Wide Trousers',
  category: 'tops',
  priceKes: 1250,
  sizes: ['28', '30', '32', '34', '36', '38', '40'],
  sizeGuide: 'waist',
  fit: 'true',
  soldOut: ['28', '38'],
  sizesLeft: { '34': 2 },
  description: 'Wide sample trousers. Sizes are waist inches.',
  alt: 'Wide black sample trousers',
  ageGroup: 'adult',
  gender: 'female',
  colour: 'Black',
  kind: 'trousers',
  place: 40,
  sw: {
    name: 'Suruali pana',
    description: 'Suruali pana ya mfano. Saizi ni kiuno kwa inchi.',
    alt: 'Suruali nyeusi pana ya mfano',
  },
};
