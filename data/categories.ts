import type { Category } from './types';

/** Spec §3, in the order the shop shows them. */
export const categories: readonly Category[] = [
  {
    id: 'baby-shoes-suit',
    name: 'Baby Shoes and Suit',
    folder: 'kids shoes',
    description: 'Soft little suits and first shoes, made for crawling, climbing and church.',
    tile: 'tile-baby-shoes-suit',
  },
  {
    id: 'shirts-hoodies',
    name: 'Shirts and Hoodies',
    folder: 'shirts and hoodies',
    description:
      'Office shirts, warm hoodies for July mornings, and trousers that keep their crease.',
    tile: 'tile-shirts-hoodies',
  },
  {
    id: 'tshirts-palazzo',
    name: 'Tshirts and Palazzo',
    folder: 't-shirts and palazzo',
    description: 'Cotton tees with our own prints, and palazzo trousers that move with you.',
    tile: 'tile-tshirts-palazzo',
  },
  {
    id: 'women-men-shoes',
    name: 'Women and Men shoes',
    folder: 'men shoes',
    description: 'Boots, sneakers, canvas, heels and official shoes, sizes 36 to 44.',
    tile: 'tile-women-men-shoes',
  },
  {
    id: 'todays-offer',
    name: "Today's Offer",
    folder: 'sneakers',
    description: 'Five pairs at a lower price. When they are gone, they are gone.',
  },
];
