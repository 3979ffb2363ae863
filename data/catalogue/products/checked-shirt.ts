import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'checked-shirt',
  name: 'Checked Shirt',
  category: 'shirts-hoodies',
  priceKes: 950,
  sizes: 'clothes',
  fit: 'true',
  description: 'Red and navy checks in brushed cotton. Wear it buttoned, or open over a tee.',
  material: 'Brushed cotton',
  care: 'Wash at 30°, dry in the shade',
  alt: 'Long-sleeved shirt in red and navy checks with white buttons',
  views: ['from the back', 'close-up of the collar and the fabric'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Red/Navy',
  kind: 'shirts',
  added: '2026-09-21',
  updated: '2026-11-22',
  place: 20,
  sample: true,
};
