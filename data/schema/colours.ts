import * as v from 'valibot';
import { field, list, picked, type Read, record, table } from './field';

const COLOUR = 'must be six digits after #, such as #1b5e20';

function colour(title: string, help: string) {
  const digits = v.pipe(v.string(COLOUR), v.regex(/^#[0-9a-f]{6}$/i, COLOUR));
  return field(picked('colour', digits), { title, help });
}

/** The shop's colours by what they are for: data/colours.ts. */
export const colours = record({
  brand: colour(
    'Main colour',
    'Pineapple yellow: the bar, price tickets, the buttons that sell. Ink is written on it.',
  ),
  brandDeep: colour('Main colour, pressed', 'The same under a pointer.'),
  action: colour(
    'Links and chat',
    "Leaf green: links, the chat's buttons, the icon's ground. White is written on it.",
  ),
  actionDeep: colour('Links pressed, and the footer', 'The same under a pointer, and the footer.'),
  accent: colour(
    'Discounts and mistakes',
    "Clay: discounts, the cart's number, mistakes in a form. White is written on it.",
  ),
  ink: colour('Letters', 'Letters and frames.'),
  inkSoft: colour('Soft letters', 'Less important letters.'),
  paper: colour('Pages', 'The ground of every page.'),
  paperDeep: colour('Every other section', 'The ground of every other section.'),
  white: colour(
    'Fields and plain buttons',
    'Fields and plain buttons, and letters on dark colours.',
  ),
  line: colour('Lines', 'Lines between rows.'),
  edge: colour('Frames of fields', 'The frames of fields and sizes.'),
  tintPicture: colour('Behind pictures', 'In place of a picture until it has loaded.'),
  tintGood: colour('Good news', 'Good news: reviews, a paid order, the wholesale price.'),
  tintNote: colour('Notes', 'Notes in the cart.'),
  tintWarm: colour('Behind figures', "The ground of About's figures."),
  tintCool: colour('Behind the map', 'The ground of the map.'),
});

const ONE = 'must have one colour in each text';

/** Colours under which the shop's filter gathers others: data/colour-families.ts. */
export const colourFamilies = field(
  table(
    list(
      v.pipe(
        v.string(ONE),
        v.check((name) => !name.includes('/'), ONE),
      ),
    ),
  ),
  { columns: ['Colour in the filter', 'Colours of products'] },
);

export type Colours = Read<typeof colours>;
export type ColourName = keyof Colours;
export type ColourFamilies = Read<typeof colourFamilies>;
