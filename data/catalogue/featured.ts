import type { ProductIds } from '@/data/schema/catalogue-lists';

/** More Featured Products on Home, by their ids. */
export const featured: ProductIds = [
  'suede-ankle-boot',
  'kitenge-palazzo',
  'pullover-hoodie',
  'court-sneaker',
  'unisex-suit',
  'denim-shirt',
  'block-heel',
  'sunrise-tshirt',
];
