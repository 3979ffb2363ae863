import type { Promotion } from '@/data/types';

/** More Featured Products on Home. The price now is the product's own. */
export const featured: readonly Promotion[] = [
  {
    productId: 'suede-ankle-boot',
    originalPriceKes: 5299,
    rating: 4.9,
    reviews: 64,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'kitenge-palazzo',
    originalPriceKes: 800,
    rating: 4.8,
    reviews: 142,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'pullover-hoodie',
    originalPriceKes: 1850,
    rating: 4.7,
    reviews: 118,
    isNew: false,
    isBestSeller: true,
  },
  {
    productId: 'court-sneaker',
    originalPriceKes: 2999,
    rating: 4.6,
    reviews: 91,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'unisex-suit',
    originalPriceKes: 1250,
    rating: 4.8,
    reviews: 73,
    isNew: false,
    isBestSeller: false,
  },
  {
    productId: 'denim-shirt',
    originalPriceKes: 1500,
    rating: 4.5,
    reviews: 49,
    isNew: false,
    isBestSeller: false,
  },
  {
    productId: 'block-heel',
    originalPriceKes: 2600,
    rating: 4.6,
    reviews: 67,
    isNew: true,
    isBestSeller: false,
  },
  {
    productId: 'sunrise-tshirt',
    originalPriceKes: 550,
    rating: 4.4,
    reviews: 156,
    isNew: false,
    isBestSeller: true,
  },
];
