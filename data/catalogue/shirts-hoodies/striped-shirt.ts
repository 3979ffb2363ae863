import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'striped-shirt',
  name: 'Striped Shirt',
  priceKes: 900,
  sizes: 'clothes',
  fit: 'true',
  description: 'Blue and white stripes, light enough for January in town.',
  material: 'Cotton poplin',
  care: 'Wash at 40°, warm iron',
  madeIn: 'Kenya',
  alt: 'Short-sleeved shirt with blue and white stripes and a chest pocket',
  views: ['from the back', 'the collar and the cloth from near'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Blue/White',
  kind: 'shirts',
  added: '2026-10-12',
  updated: '2026-11-22',
  place: 30,
  sample: true,
};
