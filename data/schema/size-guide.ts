import * as v from 'valibot';
import {
  field,
  list,
  number,
  oneOf,
  type Read,
  record,
  sampleMark,
  slug,
  table,
  text,
} from './field';

/** What nobody measures in centimetres. */
export const MOST_CM = 250;

/** The drawings of how to measure that the shop has. */
const figures = ['foot', 'child', 'body', 'waistband'] as const;
const between = ['larger', 'smaller'] as const;

const quoted = (words: readonly string[]) => words.map((one) => `"${one}"`).join(', ');

const VALUE = 'must be a number above 0, or [from, to], without quotes';
const amount = () =>
  v.pipe(
    number(VALUE),
    v.check((value) => value > 0, VALUE),
  );

/** How to find one's size among the sizes of a size set, or of the products that name this guide. */
const sizeGuide = record({
  id: field(slug('must be lower-case letters, digits and hyphens'), {
    title: 'Id',
    help: "The name of a size set, or the word of a product's size guide. Its address is /size-guide/#<id>.",
    use: 'phone',
  }),
  title: field(text(), { title: 'Title', help: "'Shoes'" }),
  sizeTitle: field(text(), { title: 'Heading of the sizes', help: "'Size (EU)'" }),
  columns: field(
    table(
      record({
        title: text(),
        holds: field(v.picklist(['cm', 'number', 'text'], 'must be "cm", "number" or "text"'), {
          help: "'cm' and 'number' hold numbers or [from, to]; 'text' holds texts.",
        }),
      }),
    ),
    { title: 'Columns', help: 'Beside the sizes, by the word that the rows use for them.' },
  ),
  rows: field(
    table(
      table(v.union([amount(), v.tuple([amount(), amount()]), text()], VALUE)),
      'must have a row for each size',
    ),
    { title: 'Rows', help: 'What belongs to each size, the smallest first.' },
  ),
  steps: field(
    v.pipe(
      list(text(), 'must be a list of texts in quotes'),
      v.minLength(1, 'must be a list of texts in quotes'),
    ),
    { title: 'Steps', help: 'How to measure, a short step each.' },
  ),
  figure: field(oneOf(figures, quoted(figures)), {
    title: 'Drawing',
    help: 'The drawing beside the steps.',
  }),
  between: field(oneOf(between, quoted(between)), {
    title: 'Between two sizes',
    help: 'Which of two to take for a person between them, where a product does not say how it fits.',
  }),
  sample: sampleMark(),
});

/** The size guides: data/size-guide.ts. */
export const sizeGuides = list(sizeGuide);

export type SizeGuide = Read<typeof sizeGuide>;
export type SizeGuides = readonly SizeGuide[];
export type SizeGuideValue = SizeGuide['rows'][string][string];
export type SizeGuideFigure = SizeGuide['figure'];
