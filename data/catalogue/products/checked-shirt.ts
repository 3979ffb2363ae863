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
  place: 20,
  sample: true,
  sw: {
    name: 'Shati la drafti',
    description:
      'Drafti nyekundu na buluu iliyokolea za pamba laini. Lifunge vifungo, au liache wazi juu ya T-shirt.',
    material: 'Pamba laini (brushed cotton)',
    care: 'Fua kwa 30°, anika kivulini',
    alt: 'Shati la mikono mirefu la drafti nyekundu na buluu iliyokolea, lenye vifungo vyeupe',
    views: ['kutoka nyuma', 'kwa karibu: kola na kitambaa'],
    sample: true,
  },
};
