import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'rain-boot',
  name: 'Rain Boots',
  category: 'footwear',
  sizes: 'shoes',
  description: 'High sample boots for wet sample roads.',
  alt: 'Pair of green sample rain boots',
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Green',
  kind: 'boots',
  place: 50,
  sample: true,
  sw: {
    name: 'Buti za mvua',
    description: 'Buti ndefu za mfano kwa barabara za mfano zenye maji.',
    alt: 'Jozi ya buti za mvua za mfano za kijani',
    sample: true,
  },
};
