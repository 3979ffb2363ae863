import type { ProductIds } from '@/data/schema/catalogue-lists';

/** More Featured Products on Home, by their ids. */
export const featured: ProductIds = [
  'suede-ankle-boot',
  'court-sneaker',
  'kitenge-palazzo',
  'block-heel',
  'pullover-hoodie',
  'denim-shirt',
  'unisex-suit',
  'sunrise-tshirt',
];
