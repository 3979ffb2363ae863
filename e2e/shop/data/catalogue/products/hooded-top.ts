import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'hooded-top',
  name: 'Hooded Top',
  category: 'tops',
  priceKes: 1750,
  sizes: 'clothes',
  description: 'A sample top with a hood and a front pocket.',
  alt: 'Purple sample top with a hood',
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Purple',
  kind: 'hoodies',
  place: 30,
  sw: { name: 'Top yenye kofia' },
};
