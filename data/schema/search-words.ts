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
    title: 'What people type',
    help: 'A word of the names, colours or texts of pictures: what people type for it.',
    one: 'word',
    columns: ['Word', 'What people type'],
    use: 'phone',
  }),
  kinds: field(table(words()), {
    title: 'Words of kinds',
    help: 'What the products of a kind (data/merchant.ts) are called. Left out: as the kind is, and as the end of its path.',
    form: 'What the products of a kind are called. A kind that is not here: as it is named, and as the end of its path.',
    one: 'kind',
    columns: ['Kind', 'What it is called'],
    use: 'phone',
  }),
  under: field(words(), {
    title: 'Before the highest price',
    help: 'Before the highest price.',
    use: 'phone',
  }),
  orLess: field(words(), {
    title: 'After the highest price',
    help: 'After the highest price.',
    use: 'phone',
  }),
  over: field(words(), {
    title: 'Before the lowest price',
    help: 'Before the lowest price.',
    use: 'phone',
  }),
  orMore: field(words(), {
    title: 'After the lowest price',
    help: 'After the lowest price.',
    use: 'phone',
  }),
  to: field(words(), { title: 'Between two prices', help: 'Between two numbers.', use: 'phone' }),
  skip: field(words(), {
    title: 'Words without meaning',
    help: 'Words that say nothing of a product; those of one or two letters say nothing by themselves.',
    use: 'tools',
  }),
  notInPictures: field(words(), {
    title: 'Not from picture texts',
    help: "Words of the pictures' texts by which nobody looks for a product.",
    use: 'tools',
  }),
});

export type SearchWords = Read<typeof searchWords>;
