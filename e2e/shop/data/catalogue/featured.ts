import type { Promotion } from '@/data/types';

export const featured: readonly Promotion[] = [
  {
    productId: 'sun-hat',
    originalPriceKes: 500,
    rating: 4,
    reviews: 3,
    isNew: false,
    isBestSeller: false,
  },
  {
    productId: 'court-shoe',
    originalPriceKes: 4000,
    rating: 4.9,
    reviews: 52,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'crew-tee',
    originalPriceKes: 800,
    rating: 4.4,
    reviews: 23,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'work-shirt',
    originalPriceKes: 1650,
    rating: 4.6,
    reviews: 8,
    isNew: false,
    isBestSeller: false,
  },
  {
    productId: 'soft-suit',
    originalPriceKes: 1000,
    rating: 4.7,
    reviews: 12,
    isNew: true,
    isBestSeller: true,
  },
];
