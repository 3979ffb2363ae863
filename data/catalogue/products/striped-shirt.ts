import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'striped-shirt',
  name: 'Striped Shirt',
  category: 'shirts-hoodies',
  priceKes: 900,
  sizes: 'clothes',
  fit: 'true',
  description: 'Blue and white stripes, light enough for January in town.',
  material: 'Cotton poplin',
  care: 'Wash at 40°, warm iron',
  madeIn: 'Kenya',
  alt: 'Short-sleeved shirt with blue and white stripes and a chest pocket',
  views: ['from the back', 'close-up of the collar and the fabric'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Blue/White',
  kind: 'shirts',
  added: '2026-10-12',
  place: 30,
  sample: true,
  sw: {
    name: 'Shati la mistari',
    description:
      'Mistari ya rangi ya buluu na nyeupe. Ni shati jepesi, linafaa joto la Januari mjini.',
    material: 'Poplin ya pamba',
    care: 'Fua kwa 40°, piga pasi ya moto kiasi',
    alt: 'Shati la mikono mifupi lenye mistari ya rangi ya buluu na nyeupe, na mfuko kifuani',
    views: ['kutoka nyuma', 'kwa karibu: kola na kitambaa'],
    sample: true,
  },
};
