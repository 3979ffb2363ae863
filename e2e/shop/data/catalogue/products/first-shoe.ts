import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'first-shoe',
  name: 'First Shoes',
  category: 'little-ones',
  priceKes: 500,
  sizes: 'baby',
  description: 'Small sample shoes that bend.',
  alt: 'Pair of small orange sample shoes',
  ageGroup: 'toddler',
  gender: 'unisex',
  colour: 'Orange',
  kind: 'slippers',
  place: 30,
  sw: {
    name: 'Viatu vya kwanza',
    description: 'Viatu vidogo vya mfano vinavyokunjika.',
    alt: 'Jozi ya viatu vidogo vya mfano vya rangi ya machungwa',
  },
};
