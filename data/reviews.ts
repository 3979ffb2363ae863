import type { Reviews } from '@/data/schema/reviews';

/** What customers said, in no structured data. */
export const reviews: Reviews = [
  {
    name: 'Wanjiku',
    place: 'Thika',
    rating: 5,
    text: 'I sent my size on WhatsApp at ten and wore the boots to a harambee the next day.',
    sample: true,
  },
  {
    name: 'Otieno',
    place: 'Nairobi',
    rating: 5,
    text: 'Bought six hoodies for the shop at the wholesale price. Good fleece, straight seams.',
    sample: true,
  },
  {
    name: 'Amina',
    place: 'Ruiru',
    rating: 4,
    text: 'The baby suit fits well. One shoe was a size small and they changed it, no story.',
    sample: true,
  },
];
