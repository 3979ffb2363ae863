import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'plain-shirt',
  name: 'Plain Office Shirt',
  category: 'shirts-hoodies',
  priceKes: 800,
  sizes: 'clothes',
  fit: 'true',
  description: 'A crisp office shirt with a firm collar, one chest pocket and long cuffs.',
  material: 'Cotton and polyester poplin',
  care: 'Wash at 40°, iron while damp',
  alt: 'Light-blue long-sleeved office shirt with a collar, white buttons and a chest pocket',
  views: ['from the back', 'close-up of the collar and the fabric'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Light blue',
  kind: 'shirts',
  added: '2026-08-24',
  updated: '2026-11-22',
  place: 10,
  sample: true,
};
