import type { Reviews } from '@/data/schema/reviews';

/** What customers said. Shown on the pages, not in structured data for search engines. */
export const reviews: Reviews = [
  {
    name: 'Person A',
    place: 'Sampletown',
    rating: 5,
    text: 'The sample fits.',
    sample: true,
    sw: { text: 'Mfano unanikaa vizuri.' },
  },
  {
    name: 'Person B',
    place: 'Sampleville',
    rating: 4,
    text: 'A good sample for its price.',
    sw: { text: 'Mfano mzuri kwa bei yake.' },
  },
  { name: 'Person C', place: 'Samplebury', rating: 3, text: 'One size too small, and changed.' },
  {
    name: 'Person D',
    rating: 5,
    text: 'A sample of this product.',
    product: 'ankle-boot',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
  {
    name: 'Person E',
    rating: 5,
    text: 'A sample of this product.',
    product: 'canvas-shoe',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
  {
    name: 'Person F',
    rating: 5,
    text: 'A sample of this product.',
    product: 'court-shoe',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
  {
    name: 'Person G',
    rating: 5,
    text: 'A sample of this product.',
    product: 'crew-tee',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
  {
    name: 'Person H',
    rating: 5,
    text: 'A sample of this product.',
    product: 'soft-suit',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
  {
    name: 'Person I',
    rating: 5,
    text: 'A sample of this product.',
    product: 'sun-hat',
    sw: { text: 'Mfano wa bidhaa hii.' },
  },
];
