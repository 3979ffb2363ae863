import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'sun-hat',
  name: 'Sun Hat',
  category: 'little-ones',
  priceKes: 350,
  originalPriceKes: 500,
  sizes: ['S', 'M', 'L'],
  soldOut: true,
  description: 'A sample hat with a wide brim.',
  alt: 'Straw sample hat with a wide brim',
  rating: 4,
  reviews: 3,
  ageGroup: 'kids',
  gender: 'unisex',
  colour: 'Straw',
  kind: 'baby-outfits',
  place: 10,
  sw: {
    name: 'Kofia ya jua',
    description: 'Kofia ya mfano yenye ukingo mpana.',
    alt: 'Kofia ya mfano ya majani makavu yenye ukingo mpana',
  },
};
