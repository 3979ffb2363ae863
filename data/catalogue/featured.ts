/** More Featured Products on Home, by their ids. */
export const featured: readonly string[] = [
  'suede-ankle-boot',
  'kitenge-palazzo',
  'pullover-hoodie',
  'court-sneaker',
  'unisex-suit',
  'denim-shirt',
  'block-heel',
  'sunrise-tshirt',
];
