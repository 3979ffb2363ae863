import { field, list, number, optional, type Read, record, sampleMark, text } from './field';

const review = record({
  name: field(text(), { title: 'Name' }),
  place: optional(field(text(), { title: 'Place' })),
  rating: optional(field(number('must be a number from 1 to 5', 1, 5), { title: 'Rating' })),
  text: field(text(), { title: 'What was said', control: 'lines' }),
  sample: sampleMark(),
});

/** What customers said, in no structured data: data/reviews.ts. */
export const reviews = list(review);

export type Reviews = Read<typeof reviews>;
