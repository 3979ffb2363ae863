import type { ProductRecord } from '@/data/types';

export const babyShoesSuit: readonly ProductRecord[] = [
  {
    id: 'baby-suit',
    originalName: 'Baby Suit',
    category: 'baby-shoes-suit',
    folder: 'suits',
    priceKes: 450,
    sizes: 'baby',
    description: 'Soft cotton romper with feet and snaps all the way down, for quick changes.',
    alt: 'Yellow baby romper suit with snaps down the front and closed feet',
  },
  {
    id: 'baby-loafer',
    originalName: 'Baby Loafer',
    category: 'baby-shoes-suit',
    folder: 'kids shoes',
    priceKes: 400,
    sizes: 'baby',
    description: 'Slip-on loafers with a padded heel and a sole that bends with small feet.',
    alt: 'Pair of small round loafers with a saddle strap and no laces',
  },
  {
    id: 'baby-samba',
    originalName: '1003',
    category: 'baby-shoes-suit',
    folder: 'kids shoes',
    priceKes: 550,
    sizes: 'baby',
    description: 'White sneakers with a gum sole and bright laces. They wipe clean in a minute.',
    alt: 'Pair of small white sneakers with a gum sole, a suede toe and bright laces',
  },
  {
    id: 'unisex-suit',
    originalName: 'Unisex Suit',
    category: 'baby-shoes-suit',
    folder: 'suits',
    priceKes: 1000,
    sizes: 'baby',
    description: 'Two-piece play suit, top and trousers, for boys and girls who never sit still.',
    alt: "Child's two-piece suit in navy and orange, a top and matching trousers",
  },
];
