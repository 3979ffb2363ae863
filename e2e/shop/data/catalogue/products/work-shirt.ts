import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'work-shirt',
  name: 'Long-sleeved Heavyweight Work Shirt',
  category: 'tops',
  priceKes: 1100,
  sizes: 'clothes',
  description:
    'A sample shirt with long sleeves and two chest pockets that each close with a button.',
  alt: 'Grey long-sleeved sample shirt with two chest pockets',
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Grey',
  kind: 'shirts',
  place: 20,
};
