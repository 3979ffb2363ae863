import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'ankle-boot',
  name: 'Ankle Boots',
  category: 'footwear',
  priceKes: 4000,
  originalPriceKes: 5000,
  sizes: 'shoes',
  description: 'Sample boots with laces, drawn above the ankle.',
  alt: 'Pair of brown sample boots with laces',
  rating: 4.2,
  reviews: 31,
  isNew: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Brown',
  kind: 'boots',
  place: 10,
  sw: {
    name: 'Buti fupi',
    description: 'Buti za mfano zenye kamba, zilizochorwa hadi juu ya kifundo cha mguu.',
    alt: 'Jozi ya buti za mfano za kahawia zenye kamba',
  },
};
