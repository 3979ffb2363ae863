import type { Reviews } from '@/data/schema/reviews';

/** What customers said, in no structured data. */
export const reviews: Reviews = [
  {
    name: 'Person A',
    place: 'Sampletown',
    rating: 5,
    text: 'The sample fits.',
    sample: true,
  },
  { name: 'Person B', place: 'Sampleville', rating: 4, text: 'A good sample for its price.' },
  { name: 'Person C', place: 'Samplebury', rating: 3, text: 'One size too small, and changed.' },
  { name: 'Person D', rating: 5, text: 'A sample of this product.', product: 'ankle-boot' },
  { name: 'Person E', rating: 5, text: 'A sample of this product.', product: 'canvas-shoe' },
  { name: 'Person F', rating: 5, text: 'A sample of this product.', product: 'court-shoe' },
  { name: 'Person G', rating: 5, text: 'A sample of this product.', product: 'crew-tee' },
  { name: 'Person H', rating: 5, text: 'A sample of this product.', product: 'soft-suit' },
  { name: 'Person I', rating: 5, text: 'A sample of this product.', product: 'sun-hat' },
];
