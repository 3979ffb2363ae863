import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'canvas-shoe',
  name: 'Canvas Shoes',
  category: 'footwear',
  priceKes: 1500,
  originalPriceKes: 2400,
  sizes: 'shoes',
  description: 'Sample canvas on a white sample sole.',
  alt: 'Pair of blue sample canvas shoes',
  rating: 3.5,
  reviews: 1,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Blue/White',
  kind: 'canvas',
  place: 30,
  sw: {
    name: 'Raba za canvas',
    description: 'Canvas ya mfano juu ya soli nyeupe ya mfano.',
    alt: 'Jozi ya raba za mfano za canvas ya buluu',
  },
};
