import type { Promotion } from '@/data/types';

export const offers: readonly Promotion[] = [
  {
    productId: 'ankle-boot',
    originalPriceKes: 5000,
    rating: 4.2,
    reviews: 31,
    isNew: true,
    isBestSeller: false,
  },
  {
    // Featured too.
    productId: 'court-shoe',
    originalPriceKes: 4000,
    rating: 4.9,
    reviews: 52,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'canvas-shoe',
    originalPriceKes: 2400,
    rating: 3.5,
    reviews: 1,
    isNew: false,
    isBestSeller: false,
  },
  {
    productId: 'hooded-top',
    originalPriceKes: 2500,
    rating: 4,
    reviews: 17,
    isNew: true,
    isBestSeller: true,
  },
];
