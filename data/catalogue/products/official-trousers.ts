import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'official-trousers',
  name: 'Official Trousers',
  category: 'shirts-hoodies',
  priceKes: 1400,
  sizes: ['29', '30', '31', '32', '33', '34', '35', '36'],
  sizeGuide: 'waist',
  fit: 'true',
  description:
    'Charcoal trousers with a pressed crease that holds all day. Sizes are waist in inches.',
  material: 'Polyester and viscose',
  care: 'Wash at 30°, press the crease under a cloth',
  alt: 'Charcoal official trousers with a pressed crease and belt loops',
  views: ['from the back', 'close-up of the waistband and the fabric'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Charcoal',
  kind: 'trousers',
  added: '2026-08-24',
  updated: '2026-11-22',
  place: 80,
  sample: true,
};
