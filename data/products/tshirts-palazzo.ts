import type { ProductRecord } from '@/data/types';

export const tshirtsPalazzo: readonly ProductRecord[] = [
  {
    id: 'sunrise-tshirt',
    originalName: 'Sunrise T-shirt',
    category: 'tshirts-palazzo',
    folder: 't-shirts and palazzo',
    priceKes: 450,
    sizes: 'clothes',
    description: 'Thick cotton tee with our own sunrise print. The colour stays, wash after wash.',
    alt: 'Terracotta T-shirt with a white sunrise print on the chest',
  },
  {
    id: 'star-tshirt',
    originalName: '3002',
    category: 'tshirts-palazzo',
    folder: 't-shirts and palazzo',
    priceKes: 550,
    sizes: 'clothes',
    description: 'Black cotton tee with a kitenge star in yellow, orange and green.',
    alt: 'Black T-shirt with a kitenge star in yellow, orange and green',
  },
  {
    id: 'kitenge-palazzo',
    originalName: 'Kitenge Palazzo',
    category: 'tshirts-palazzo',
    folder: 't-shirts and palazzo',
    priceKes: 650,
    sizes: ['26', '28', '30', '32'],
    description: 'Wide, cool and loud, in a kitenge print of our own. Sizes are waist inches.',
    alt: 'Wide palazzo trousers in a blue, yellow and red kitenge print',
    pictureAwaited: true,
  },
];
