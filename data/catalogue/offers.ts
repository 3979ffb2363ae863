import type { Promotion } from '@/data/types';

/** Today's Featured, the offers of the carousel. The price now is the product's own. */
export const offers: readonly Promotion[] = [
  {
    productId: 'samba-gum-sole',
    originalPriceKes: 2850,
    rating: 4.8,
    reviews: 124,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'chelsea-boot',
    originalPriceKes: 3495,
    rating: 4.7,
    reviews: 86,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'canvas-high-top',
    originalPriceKes: 1995,
    rating: 4.5,
    reviews: 203,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'brogue',
    originalPriceKes: 3000,
    rating: 4.6,
    reviews: 58,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'flat-sandal',
    originalPriceKes: 1250,
    rating: 4.4,
    reviews: 97,
    isNew: false,
    isBestSeller: false,
  },
];
