import * as v from 'valibot';
import { field, list, type Read, record, table } from './field';

const COLOUR = 'must be six digits after #, such as #1b5e20';

function colour(help: string) {
  return field(v.pipe(v.string(COLOUR), v.regex(/^#[0-9a-f]{6}$/i, COLOUR)), { help });
}

/** The shop's colours by what they are for: data/colours.ts. */
export const colours = record({
  brand: colour(
    'Pineapple yellow: the bar, price tickets, the buttons that sell. Ink is written on it.',
  ),
  brandDeep: colour('The same under a pointer.'),
  action: colour(
    "Leaf green: links, the chat's buttons, the icon's ground. White is written on it.",
  ),
  actionDeep: colour('The same under a pointer, and the footer.'),
  accent: colour(
    "Clay: what is off, the cart's number, what is wrong in a form. White is written on it.",
  ),
  ink: colour('Letters and frames.'),
  inkSoft: colour('Letters beside the point.'),
  paper: colour('The ground of every page.'),
  paperDeep: colour('The ground of every other section.'),
  white: colour('Fields and plain buttons, and letters on dark colours.'),
  line: colour('Lines between rows.'),
  edge: colour('The frames of fields and sizes.'),
  tintPicture: colour('Behind a picture until it is there.'),
  tintGood: colour('Good news: reviews, a paid order, the wholesale price.'),
  tintNote: colour('Notes in the cart.'),
  tintWarm: colour("The ground of About's figures."),
  tintCool: colour('The ground of the map.'),
});

const ONE = 'must have one colour in each text';

/** Colours under which the shop's filter gathers others: data/colour-families.ts. */
export const colourFamilies = table(
  list(
    v.pipe(
      v.string(ONE),
      v.check((name) => !name.includes('/'), ONE),
    ),
  ),
);

export type Colours = Read<typeof colours>;
export type ColourName = keyof Colours;
export type ColourFamilies = Read<typeof colourFamilies>;
