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
  place: 80,
  sample: true,
  sw: {
    name: 'Suruali rasmi',
    description:
      'Suruali ya kijivu iliyokolea yenye mkunjo wa pasi unaokaa siku nzima. Saizi ni kiuno kwa inchi.',
    material: 'Polyester na viscose',
    care: 'Fua kwa 30°, piga pasi mkunjo ukiweka kitambaa juu',
    alt: 'Suruali rasmi ya kijivu iliyokolea yenye mkunjo wa pasi na vitanzi vya mshipi',
    views: ['kutoka nyuma', 'kwa karibu: kiuno na kitambaa'],
    sample: true,
  },
};
