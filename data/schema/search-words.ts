import * as v from 'valibot';
import { field, inTwoLanguages, list, optional, type Read, record, table } from './field';

const TEXT = 'must be text';
const ONE = 'must have one word or phrase in each text';

const words = () =>
  list(
    v.pipe(
      v.string(TEXT),
      v.check((text) => text.trim() !== '', 'must not be empty'),
      v.check((text) => !text.includes(','), ONE),
    ),
  );

const pageWords = (title: string, help: string) =>
  optional(field(words(), { title, help, use: 'phone' }));

/** What people type when they look for something, in small letters: data/search-words.ts. */
export const searchWords = inTwoLanguages(['popular'], {
  meanings: field(table(words()), {
    title: 'What people type',
    help: 'A word of the names, colours or texts of pictures: what people type for it.',
    one: 'word',
    columns: ['Word', 'What people type'],
    use: 'phone',
  }),
  kinds: field(table(words()), {
    title: 'Words of kinds',
    help: 'What the products of a kind (data/merchant.ts) are called. Left out: the name of the kind and the end of its path.',
    form: 'What the products of a kind are called. A kind that is not here: its name and the end of its path.',
    one: 'kind',
    columns: ['Kind', 'What it is called'],
    use: 'phone',
  }),
  sizes: optional(
    field(table(words()), {
      title: 'Sizes in other words',
      help: 'What people type for a size, by an age or a number of the size guide: 12 months, UK 8.',
      one: 'size',
      columns: ['Age or number', 'What people type'],
      use: 'phone',
    }),
  ),
  popular: optional(
    field(list(v.pipe(v.string(TEXT), v.trim(), v.nonEmpty('must not be empty'))), {
      title: 'Popular searches',
      help: 'Searches that an empty search offers, the best first.',
      one: 'search',
      use: 'phone',
    }),
  ),
  pages: optional(
    field(
      record({
        delivery: pageWords('Delivery', 'What people type to find what delivery costs.'),
        returns: pageWords('Returns', 'What people type to find how to return something.'),
        payment: pageWords('How to pay', 'What people type to find how they can pay.'),
        wholesale: pageWords('Wholesale', 'What people type to find the wholesale price.'),
        sizeGuide: pageWords('Size guide', 'What people type to find the size guide.'),
        contact: pageWords('Contact', 'What people type to find phone, hours and place.'),
        about: pageWords('About', 'What people type to find who you are.'),
        order: pageWords('Your orders', 'What people type to find an order that they sent.'),
        privacy: pageWords('Privacy', 'What people type to find what the phone keeps.'),
      }),
      {
        title: 'Words of pages',
        help: 'What people type to find a page of the shop. A page without words is not found.',
      },
    ),
  ),
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
    help: 'Words that say nothing about a product; words of one or two letters are left out anyway.',
    use: 'tools',
  }),
  notInPictures: field(words(), {
    title: 'Not from picture texts',
    help: "Words of the pictures' texts by which nobody looks for a product.",
    use: 'tools',
  }),
});

export type SearchWords = Read<typeof searchWords>;
