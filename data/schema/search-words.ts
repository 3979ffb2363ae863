import * as v from 'valibot';
import { field, list, type Read, record, table } from './field';

const TEXT = 'must be text in quotes';
const ONE = 'must have one word or phrase in each text';

const words = () =>
  list(
    v.pipe(
      v.string(TEXT),
      v.check((text) => text.trim() !== '', 'must not be empty'),
      v.check((text) => !text.includes(','), ONE),
    ),
  );

/** What people type when they look for something, in small letters: data/search-words.ts. */
export const searchWords = record({
  meanings: field(table(words()), {
    help: 'A word of the names, colours or texts of pictures: what people type for it.',
    use: 'phone',
  }),
  kinds: field(table(words()), {
    help: 'What the products of a kind (data/merchant.ts) are called. Left out: as the kind is, and as the end of its path.',
    use: 'phone',
  }),
  under: field(words(), { help: 'Before the highest price.', use: 'phone' }),
  orLess: field(words(), { help: 'After the highest price.', use: 'phone' }),
  over: field(words(), { help: 'Before the lowest price.', use: 'phone' }),
  orMore: field(words(), { help: 'After the lowest price.', use: 'phone' }),
  to: field(words(), { help: 'Between two numbers.', use: 'phone' }),
  skip: field(words(), {
    help: 'Words that say nothing of a product; those of one or two letters say nothing by themselves.',
    use: 'tools',
  }),
  notInPictures: field(words(), {
    help: "Words of the pictures' texts by which nobody looks for a product.",
    use: 'tools',
  }),
});

export type SearchWords = Read<typeof searchWords>;
