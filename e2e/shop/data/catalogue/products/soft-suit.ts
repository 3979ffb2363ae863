import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'soft-suit',
  name: 'Soft Suit',
  category: 'little-ones',
  priceKes: 700,
  originalPriceKes: 1000,
  sizes: 'baby',
  description: 'A soft sample suit with snaps.',
  alt: 'Pink sample suit with snaps down the front',
  rating: 4.7,
  reviews: 12,
  isNew: true,
  isBestSeller: true,
  ageGroup: 'infant',
  gender: 'unisex',
  colour: 'Pink',
  kind: 'baby-outfits',
  place: 20,
  sw: {
    name: 'Suti laini',
    description: 'Suti laini ya mfano yenye vifungo vya kubana.',
    alt: 'Suti ya mfano ya waridi yenye vifungo vya kubana mbele hadi chini',
  },
};
