import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'baby-samba',
  name: 'Baby Samba',
  originalName: '1003',
  priceKes: 550,
  sizes: 'baby',
  fit: 'true',
  description: 'White sneakers with a gum sole and bright laces. They wipe clean in a minute.',
  material: 'Faux leather and suede, gum rubber sole',
  care: 'Wipe with a damp cloth, air dry',
  alt: 'Pair of small white sneakers with a gum sole, a suede toe and green and yellow laces',
  views: ['from the side', 'from above, and the sole'],
  drawn: true,
  ageGroup: 'toddler',
  gender: 'unisex',
  colour: 'White',
  kind: 'sneakers',
  added: '2026-10-19',
  updated: '2026-11-22',
  place: 30,
  sample: true,
};
