import type { Review } from './types';

/** Samples: invented, with first names only, and in no structured data (docs/behaviour.md 11.4). */
export const reviews: readonly Review[] = [
  {
    name: 'Wanjiku',
    place: 'Thika',
    rating: 5,
    text: 'I sent my size on WhatsApp at ten and wore the boots to a harambee the next day.',
  },
  {
    name: 'Otieno',
    place: 'Nairobi',
    rating: 5,
    text: 'Bought six hoodies for the shop at the wholesale price. Good fleece, straight seams.',
  },
  {
    name: 'Amina',
    place: 'Ruiru',
    rating: 4,
    text: 'The baby suit fits well. One shoe was a size small and they changed it, no story.',
  },
];
