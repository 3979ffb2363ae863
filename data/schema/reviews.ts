import { PRODUCT_ID } from './catalogue-lists';
import {
  field,
  inTwoLanguages,
  list,
  number,
  optional,
  type Read,
  sampleMark,
  text,
  word,
} from './field';

export const review = inTwoLanguages(['text'], {
  name: field(text(), { title: 'Name' }),
  place: optional(field(text(), { title: 'Place' })),
  rating: optional(field(number('must be a number from 1 to 5', 1, 5), { title: 'Rating' })),
  text: field(text(), { title: 'What was said', control: 'lines' }),
  product: optional(
    field(word(PRODUCT_ID), {
      title: 'Product',
      help: "The id of the product that it is about: it is on that product's page. Left out: it is about the shop, and on Home.",
      form: "The product that it is about: it is on that product's page. None: it is about the shop, and on Home.",
    }),
  ),
  sample: sampleMark(),
});

/** What customers said, in no structured data: data/reviews.ts. */
export const reviews = list(review);

export type Review = Read<typeof review>;
export type Reviews = readonly Review[];
