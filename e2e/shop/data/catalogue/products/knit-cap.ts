import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'knit-cap',
  name: 'Knit Cap',
  category: 'little-ones',
  priceKes: 300,
  sizes: ['S', 'M'],
  sizeGuide: 'infant',
  description: 'A knitted sample cap.',
  alt: 'White knitted sample cap',
  ageGroup: 'newborn',
  gender: 'unisex',
  colour: 'White',
  kind: 'baby-outfits',
  place: 40,
  sw: {
    name: 'Kofia ya kufuma',
    description: 'Kofia ya mfano iliyofumwa.',
    alt: 'Kofia nyeupe ya mfano iliyofumwa',
  },
};
