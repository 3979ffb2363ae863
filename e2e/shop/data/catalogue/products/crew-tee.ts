import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'crew-tee',
  name: 'Crew T-shirt',
  category: 'tops',
  originalName: '7006',
  priceKes: 600,
  originalPriceKes: 800,
  wholesale: [
    { from: 4, priceKes: 540 },
    { from: 12, priceKes: 480 },
  ],
  sizes: 'clothes',
  description: 'A sample T-shirt with a round neck.',
  alt: 'Yellow sample T-shirt with a round neck',
  rating: 4.4,
  reviews: 23,
  goesWith: ['wide-trousers', 'canvas-shoe'],
  isNew: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Yellow',
  kind: 't-shirts',
  place: 10,
  sw: {
    name: 'T-shirt ya shingo ya duara',
    description: 'T-shirt ya mfano yenye shingo ya duara.',
    alt: 'T-shirt ya njano ya mfano yenye shingo ya duara',
  },
};
