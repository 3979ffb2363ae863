import * as v from 'valibot';
import { either, literal } from '@/lib/format/marks';
import {
  field,
  type InTwo,
  inTwoLanguages,
  list,
  number,
  oneOf,
  optional,
  type Read,
  sampleMark,
  slug,
  table,
  text,
  word,
} from './field';

/** What nobody measures in centimetres. */
export const MOST_CM = 250;

/** The drawings of how to measure that the shop has. */
const figures = ['foot', 'child', 'body', 'waistband'] as const;
const between = ['larger', 'smaller'] as const;

const quoted = (words: readonly string[]) => words.map((one) => `"${one}"`).join(', ');

/** Two numbers for one measure. */
export const FROM_TO = either('[from, to]', 'two such as 75–81');
const VALUE = `must be a number above 0, or ${FROM_TO}`;
const amount = () =>
  v.pipe(
    number(VALUE),
    v.check((value) => value > 0, VALUE),
  );

/** What is said in Kiswahili of the rows. */
const rowTexts = {
  rows: optional(
    field(table(table(text())), {
      title: 'Rows',
      help: 'The texts of the rows, by size and column.',
      columns: ['Size', 'Texts'],
    }),
  ),
};

/** How to find one's size among the sizes of a size set, or of the products that name this guide. */
const sizeGuide = inTwoLanguages(
  ['title', 'sizeTitle', 'steps'],
  {
    id: field(slug('must be lower-case letters, digits and hyphens'), {
      title: 'Id',
      help: "The name of a size set, or the word of a product's size guide. Its address is /size-guide/#<id>.",
      form: "The name of a size set, or the word of a product's size guide.",
      use: 'phone',
    }),
    title: field(text(), { title: 'Title', help: 'Such as Shoes.' }),
    sizeTitle: field(text(), { title: 'Heading of the sizes', help: 'Such as Size (EU).' }),
    columns: field(
      table(
        inTwoLanguages(['title'], {
          title: field(text(), { title: 'Heading' }),
          holds: field(
            v.picklist(
              ['cm', 'number', 'text'],
              `must be ${literal('"cm"')}, ${literal('"number"')} or ${literal('"text"')}`,
            ),
            {
              title: 'Holds',
              help: "'cm' and 'number' hold numbers or [from, to]; 'text' holds texts.",
              form: 'Cm and Number hold numbers such as 24.5, or two such as 75–81; Text holds texts.',
            },
          ),
        }),
      ),
      {
        title: 'Columns',
        help: 'Beside the sizes, by the word that the rows use for them.',
        one: 'column',
        columns: ['Word of the column', ''],
      },
    ),
    rows: field(
      table(
        field(table(v.union([amount(), v.tuple([amount(), amount()]), text()], VALUE)), {
          one: 'measure',
          columns: ['Column', 'Measure, such as 24.5 or 75–81'],
        }),
        'must have a row for each size',
      ),
      {
        title: 'Rows',
        help: 'What belongs to each size, the smallest first.',
        one: 'row',
        columns: ['Size', 'Measures'],
      },
    ),
    underSizes: optional(
      field(word('must be the word of a column'), {
        title: 'Under the sizes',
        help: 'The word of a column of texts that is also said under each size where a product is ordered: age. Left out: none.',
        form: 'The word of a column of texts that is also said under each size where a product is ordered.',
      }),
    ),
    steps: field(
      v.pipe(
        list(field(text(), { title: 'Step', control: 'lines' }), 'must be a list of texts'),
        v.minLength(1, 'must be a list of texts'),
      ),
      { title: 'Steps', help: 'How to measure, a short step each.', one: 'step' },
    ),
    figure: field(oneOf(figures, quoted(figures)), {
      title: 'Drawing',
      help: 'The drawing beside the steps.',
    }),
    between: field(oneOf(between, quoted(between)), {
      title: 'Between two sizes',
      help: 'Which of two sizes to take for a person between them, where a product does not say how it fits.',
    }),
    sample: sampleMark(),
  },
  rowTexts,
);

/** The size guides: data/size-guide.ts. */
export const sizeGuides = list(sizeGuide);

export type SizeGuide = InTwo<Read<typeof sizeGuide>>;
export type SizeGuides = readonly SizeGuide[];
export type SizeGuideValue = SizeGuide['rows'][string][string];
export type SizeGuideFigure = SizeGuide['figure'];
