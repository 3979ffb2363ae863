import type { Category } from '@/data/schema/category';

/**
 * Every category of the shop, in the order in which the shop and Home show them. A product names
 * its category by the id.
 */
export const categories: readonly Category[] = [
  {
    id: 'todays-offer',
    name: "Today's Offer",
    folder: 'sneakers',
    description: 'Five pairs at a lower price. When they are gone, they are gone.',
    appShortcut: true,
    sample: true,
    sw: {
      name: 'Ofa ya leo',
      description: 'Jozi tano kwa bei ya chini. Zikiisha, zimeisha.',
      sample: true,
    },
  },
  {
    id: 'baby-shoes-suit',
    name: 'Baby Shoes and Suit',
    folder: 'kids shoes',
    description: 'Soft little suits and first shoes, made for crawling, climbing and church.',
    tilePicture: 'tile-baby-shoes-suit',
    tileDrawn: true,
    sample: true,
    sw: {
      name: 'Viatu na suti za mtoto',
      description:
        'Suti ndogo laini na viatu vya kwanza, kwa kutambaa, kupanda ngazi na kwenda kanisani.',
      sample: true,
    },
  },
  {
    id: 'shirts-hoodies',
    name: 'Shirts and Hoodies',
    folder: 'shirts and hoodies',
    description:
      'Office shirts, warm hoodies for July mornings, and trousers that keep their crease.',
    tilePicture: 'tile-shirts-hoodies',
    tileDrawn: true,
    sample: true,
    sw: {
      name: 'Mashati na hoodie',
      description:
        'Mashati ya ofisi, hoodie za joto kwa asubuhi za Julai, na suruali zisizopoteza mkunjo wa pasi.',
      sample: true,
    },
  },
  {
    id: 'tshirts-palazzo',
    name: 'Tshirts and Palazzo',
    folder: 't-shirts and palazzo',
    description: 'Cotton tees with our own prints, and palazzo trousers that move with you.',
    tilePicture: 'tile-tshirts-palazzo',
    tileDrawn: true,
    sample: true,
    sw: {
      name: 'T-shirt na palazzo',
      description: 'T-shirt za pamba zenye picha zetu wenyewe, na palazzo zinazocheza ukitembea.',
      sample: true,
    },
  },
  {
    id: 'women-men-shoes',
    name: 'Women and Men shoes',
    folder: 'men shoes',
    description: 'Boots, sneakers, canvas, heels and official shoes, sizes 36 to 44.',
    tilePicture: 'tile-women-men-shoes',
    tileDrawn: true,
    sample: true,
    sw: {
      name: 'Viatu vya watu wazima',
      description: 'Buti, sneakers, canvas, viatu vya visigino na viatu rasmi, saizi 36 hadi 44.',
      sample: true,
    },
  },
];
