import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'strap-sandal',
  name: 'Strap Sandals',
  category: 'footwear',
  priceKes: 900,
  sizes: ['36-37', '38-39', '40-41'],
  description: 'Flat sample sandals with two straps.',
  alt: 'Pair of tan sample sandals with two straps',
  ageGroup: 'adult',
  gender: 'female',
  colour: 'Tan',
  kind: 'sandals',
  place: 40,
  sw: {
    name: 'Sandals za mikanda',
    description: 'Sandals za mfano zisizo na kisigino, zenye mikanda miwili.',
    alt: 'Jozi ya sandals za mfano za kahawia hafifu zenye mikanda miwili',
  },
};
