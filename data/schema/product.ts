import * as v from 'valibot';
import { either, leftOut, listed, literal, ref } from '@/lib/format/marks';
import { MOST_PICTURES } from '@/lib/values/limits';
import { isSlug } from '@/lib/values/unknown-values';
import {
  count,
  day,
  type Former,
  field,
  flag,
  type InTwo,
  inTwoLanguages,
  list,
  noLongerThanLink,
  number,
  oneOf,
  optional,
  payableKes,
  plainSpaces,
  type Read,
  sampleMark,
  slug,
  table,
  text,
  wholeNumber,
  word,
  yesOrNo,
} from './field';
import { productSteps } from './price-steps';
import { ownSizes } from './sizes';

/** 'small' where a size up is right, 'large' where a size down is. */
const fits = ['small', 'true', 'large'] as const;
/** As feeds and search engines know them. */
const conditions = ['new', 'refurbished', 'used'] as const;
/** The values that Google and Meta know for the age and the gender a product is made for. */
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;
export const genders = ['male', 'female', 'unisex'] as const;

/** The letters that Google's feed takes of a material. */
const MATERIAL_LETTERS = 200;

const PRICE = 'must be a whole number above 0, without cents';
const TEXT = 'must be a text';
const VIEWS = `must be a list of 1 to ${MOST_PICTURES - 1} texts, or ${leftOut}`;
const SIZES_LEFT = `must be sizes with a number each, such as ${either("{ '42': 2 }", '42: 2')}`;
const GOES_WITH = `must be a list of ${either('ids of ', '')}products, or ${leftOut}`;

/** What may be said in Kiswahili too. */
const productTexts = ['name', 'description', 'material', 'care', 'madeIn', 'alt', 'views'] as const;

/** One product: the one record that everything the shop shows of it is made from. */
export const product = inTwoLanguages(productTexts, {
  id: field(
    v.pipe(
      slug(`must be lower-case letters, digits and hyphens, such as ${literal('"suede-boot"')}`),
      noLongerThanLink(),
    ),
    {
      title: 'Id',
      help: "The address of its page, and its photo's file name. Lower-case letters, digits and hyphens.",
      use: 'phone',
      column: {
        aliases: ['product id'],
        width: 20,
        note: 'Its address in the shop, and how the row finds its product. Leave it as it is; for a new product leave it empty.',
      },
    },
  ),
  name: field(
    v.pipe(
      text(),
      v.check((name) => !/^\d+$/.test(name), 'must be a name and not a number alone'),
    ),
    {
      title: 'Name',
      help: 'As the shop shows it.',
      use: 'phone',
      column: {
        aliases: ['product', 'product name', 'item', 'title', 'jina', 'bidhaa'],
        width: 28,
        note: 'As the shop shows it. A new name in a new row is a new product.',
      },
    },
  ),
  category: field(
    word(
      `must be ${either('the id of ', '')}${ref({ file: 'catalogue/categories.ts', one: 'category' })}`,
    ),
    {
      title: 'Category',
      help: 'Where the shop lists it. Another category changes the address of its page.',
      use: 'phone',
      column: {
        aliases: ['category name', 'section', 'cat', 'aina', 'kundi'],
        width: 24,
        note: 'Choose from the list. Another category moves the product there; its old address goes on working.',
      },
    },
  ),
  originalName: optional(
    field(text(TEXT), {
      title: 'Old name',
      help: 'What your old list calls it, where that is another name or a number.',
      column: { aliases: ['originalname', 'original name'], width: 12 },
    }),
  ),
  folder: optional(
    field(text(TEXT), {
      title: 'Photo folder',
      help: 'The folder in data/photos that holds its photo, where it is not the one of its category.',
      form: 'The folder of its photo, where it is not the one of its category.',
      use: 'tools',
      column: { aliases: ['folder'], width: 14 },
    }),
  ),
  priceKes: optional(
    field(v.pipe(count(PRICE), payableKes()), {
      title: 'Price',
      help: 'Whole shillings, such as 1500.',
      form: 'Whole shillings, such as 1500. A new product must have one.',
      use: 'phone',
      column: {
        aliases: [
          ...['price kes', 'price ksh', 'pricekes', 'ksh', 'kes', 'price now', 'selling price'],
          ...['bei', 'bei ksh', 'bei kes'],
        ],
        width: 10,
        note: 'Whole shillings, such as 1500. Left empty, the price stays as it is; a new product must have one.',
      },
    }),
  ),
  originalPriceKes: optional(
    field(count(PRICE), {
      title: 'Earlier price',
      help: 'The price before it was lowered. The shop works out the percentage. Left empty: not lowered.',
      use: 'phone',
      column: {
        aliases: [
          ...['old price', 'original price', 'was', 'price before', 'originalpricekes'],
          ...['bei ya awali', 'bei ya zamani'],
        ],
        width: 12,
      },
    }),
  ),
  wholesale: optional(
    field(productSteps(), {
      title: 'Wholesale',
      help: 'The price of one item from a number of items on. All sizes count together. Left empty: as its category or the shop says.',
      one: 'step',
      use: 'phone',
      column: {
        aliases: ['prices by quantity', 'price steps'],
        width: 18,
        note: 'The price of one item from a number of items on, in shillings: from 4: 420, from 12: 380. Left empty: as its category or the shop says.',
      },
    }),
  ),
  condition: optional(
    field(oneOf(conditions), {
      title: 'Condition',
      help: 'used: second-hand. Left empty: new.',
      column: { aliases: ['state', 'new or used'], width: 11 },
    }),
  ),
  sizes: field(
    v.union(
      [word('must be the name of a size set'), ownSizes()],
      'must be the name of a size set, or a list of sizes',
    ),
    {
      title: 'Sizes',
      help: "A size set's name, or the product's own list.",
      use: 'phone',
      column: {
        aliases: ['size', 'saizi', 'ukubwa'],
        width: 36,
        note: 'With a space between. Write what is sold out or nearly: 38 39 (sold out) 40 (2 left). Sizes such as 10-12 need an apostrophe in front.',
      },
    },
  ),
  sizeGuide: optional(
    field(slug(`must be the name of a size guide, such as ${literal("'waist'")}`), {
      title: 'Size guide',
      help: 'For a product with its own sizes: the size guide they belong to, such as waist.',
      use: 'phone',
      column: { aliases: ['sizeguide'], width: 12 },
    }),
  ),
  fit: optional(
    field(oneOf(fits, fits.map((fit) => literal(`'${fit}'`)).join(', ')), {
      title: 'Fit',
      help: 'small: take a size up. true: as usual. large: take a size down. Left empty: nothing is said.',
      form: 'Small: take a size up. True: as usual. Large: take a size down. None: nothing is said.',
      column: { aliases: ['fits'], width: 8 },
    }),
  ),
  soldOut: optional(
    field(
      v.union(
        [yesOrNo(), v.array(v.string())],
        `must be ${either('true', 'on')}, or a list of sizes such as ${listed(['42'])}`,
      ),
      {
        title: 'Sold out',
        help: 'The whole product, or some of its sizes.',
        use: 'phone',
        column: {
          aliases: ['soldout', 'out of stock', 'imeisha'],
          width: 9,
          note: 'yes: the whole product is sold out. Its page stays, and nobody can order it.',
        },
      },
    ),
  ),
  sizesLeft: optional(
    field(
      v.pipe(
        table(wholeNumber('must be whole numbers, 0 or more'), SIZES_LEFT),
        v.check((left) => Object.keys(left).length > 0, SIZES_LEFT),
      ),
      {
        title: 'Few left',
        help: 'How many are left of a size, where few are. A size with 0 is sold out.',
        columns: ['Size', 'Left'],
        use: 'phone',
      },
    ),
  ),
  description: field(text(), {
    title: 'Description',
    help: 'One or two sentences below the name.',
    form: 'One or two sentences below the name. Left empty for a new product: its name.',
    control: 'lines',
    use: 'phone',
    column: {
      aliases: ['text', 'details', 'maelezo'],
      width: 50,
      note: 'One or two sentences below the name. Left empty for a new product: its name.',
    },
  }),
  material: optional(
    field(
      v.pipe(
        text(TEXT),
        v.maxLength(MATERIAL_LETTERS, `must be ${MATERIAL_LETTERS} letters at most`),
      ),
      {
        title: 'Material',
        help: 'What it is made of: Cotton jersey.',
        column: { aliases: ['fabric', 'made of'], width: 20 },
      },
    ),
  ),
  care: optional(
    field(text(TEXT), {
      title: 'Care',
      help: 'How to wash or clean it: Wash at 30°, dry in the shade.',
      column: { aliases: ['washing', 'care instructions'], width: 26 },
    }),
  ),
  madeIn: optional(
    field(text(TEXT), {
      title: 'Made in',
      help: 'The country it was made in.',
      column: { aliases: ['madein', 'origin', 'country of origin'], width: 12 },
    }),
  ),
  alt: field(text(), {
    title: 'Picture text',
    help: 'What the photo shows, for people who cannot see it.',
    form: 'What the photo shows, for people who cannot see it. Left empty for a new product: its name.',
    control: 'lines',
    use: 'phone',
    column: {
      aliases: ['alt', 'alt text', 'picture description'],
      width: 40,
      note: 'What the photo shows, for people who cannot see it. Left empty for a new product: its name.',
    },
  }),
  views: optional(
    field(
      v.pipe(
        list(text(), VIEWS),
        v.check(({ length }) => length > 0 && length < MOST_PICTURES, VIEWS),
      ),
      {
        title: 'Further pictures',
        help: "What the second picture and those after it show, in a few words: 'from the side'. A line each.",
      },
    ),
  ),
  drawn: optional(
    field(flag(), {
      title: 'Drawn',
      help: "The picture is drawn: the product's page says so and offers to ask for a photo.",
    }),
  ),
  rating: optional(
    field(number('must be a number from 0 to 5', 0, 5), {
      title: 'Rating',
      help: 'What customers gave it, out of 5, such as 4.5. Leave it empty unless customers did. It is shown where data/reviews.ts has a review of the product, which people can read.',
      form: 'What customers gave it, out of 5, such as 4.5. It is shown where a review names the product.',
      use: 'phone',
      column: { aliases: ['stars'], width: 8 },
    }),
  ),
  reviews: optional(
    field(wholeNumber('must be a whole number, 0 or more'), {
      title: 'Reviews',
      help: 'How many customers gave the rating.',
      use: 'phone',
      column: { aliases: ['number of reviews'], width: 9 },
    }),
  ),
  goesWith: optional(
    field(
      v.pipe(
        list(word(GOES_WITH), GOES_WITH),
        v.check(({ length }) => length > 0, GOES_WITH),
      ),
      {
        title: 'Goes with',
        help: 'The ids of products that are worn with it: its page shows them below it. Left empty: none.',
        form: 'What is worn with it: its page shows them below it.',
        one: 'product',
        column: {
          aliases: ['goeswith', 'wear it with', 'worn with'],
          width: 24,
          note: 'The names or ids of products that are worn with it, with a comma between.',
        },
      },
    ),
  ),
  isNew: optional(
    field(flag(), {
      title: 'New',
      help: 'yes: "New" on its card, where it is featured.',
      form: '"New" on its card, where it is featured.',
      use: 'phone',
      column: { aliases: ['isnew', 'is new'], width: 7 },
    }),
  ),
  isBestSeller: optional(
    field(flag(), {
      title: 'Best seller',
      help: 'yes: "Best seller" on its card, where it is featured.',
      form: '"Best seller" on its card, where it is featured.',
      use: 'phone',
      column: { aliases: ['bestseller', 'isbestseller', 'is best seller'], width: 10 },
    }),
  ),
  formerPaths: optional(
    field(
      list(
        v.pipe(
          v.string(`must be an address such as ${literal('"shoes/suede-boot"')}`),
          v.check(
            (path) => {
              const parts = path.split('/');
              return parts.length === 2 && parts.every(isSlug);
            },
            `must be an address such as ${literal('"shoes/suede-boot"')}`,
          ),
        ),
        `must be a list such as ${either('["shoes/suede-boot"]', 'shoes/suede-boot')}`,
      ),
      {
        title: 'Former addresses',
        help: "Former addresses of its page, '<category>/<id>', from before the product was renamed or moved.",
        form: 'The addresses of its page from before it was moved, such as shoes/suede-boot.',
        one: 'address',
      },
    ),
  ),
  ageGroup: field(oneOf(ageGroups), {
    title: 'Age group',
    help: 'Whom it is made for, in the words of Google and Meta.',
    form: 'Whom it is made for. Left empty for a new product: as most in its category.',
    column: {
      aliases: ['agegroup', 'age', 'ages', 'umri'],
      width: 11,
      note: 'Choose from the list. Left empty for a new product: as most in its category.',
    },
  }),
  gender: field(oneOf(genders), {
    title: 'Gender',
    help: 'Whom it is made for, in the words of Google and Meta.',
    form: 'Whom it is made for. Left empty for a new product: as most in its category.',
    column: {
      aliases: ['sex', 'for', 'jinsia'],
      width: 10,
      note: 'Choose from the list. Left empty for a new product: as most in its category.',
    },
  }),
  colour: field(
    v.pipe(
      v.string(`must be one to three colours such as ${literal('"Navy/White"')}`),
      plainSpaces(),
      v.check(isColour, `must be one to three colours such as ${literal('"Navy/White"')}`),
    ),
    {
      title: 'Colour',
      help: 'One to three colours, the main one first: Navy or Navy/White.',
      form: 'One to three colours, the main one first: Navy or Navy/White. Left empty for a new product: the one in its name.',
      use: 'phone',
      column: { aliases: ['color', 'colours', 'colors', 'rangi'], width: 16 },
    },
  ),
  kind: field(word(`must be ${ref({ file: 'merchant.ts', one: 'kind' })}`), {
    title: 'Kind',
    help: 'What it is: shoppers filter by it, and Google and Meta get it.',
    form: 'What it is: shoppers filter by it. May be left empty for a new product whose name says it.',
    use: 'phone',
    column: {
      aliases: ['type', 'product type'],
      width: 16,
      note: 'What it is: shoppers filter by it, and Google and Meta get it. Choose from the list. Left empty for a new product: as its name says, or as most in its category.',
    },
  }),
  added: optional(
    field(day(), {
      title: 'Added',
      help: 'The day it came into the shop, such as 2026-11-21, for the sort "newest". Left empty: it is sorted last.',
      use: 'phone',
      column: {
        aliases: ['date added', 'in the shop since'],
        width: 12,
        note: 'The day it came into the shop, such as 2026-11-21. A new product gets today.',
      },
    }),
  ),
  place: optional(
    field(number(), {
      title: 'Place',
      help: 'Its place in the listing of its category: the lowest number is first. Left empty: after those that have one, the newest last.',
      use: 'tools',
    }),
  ),
  sample: sampleMark(),
  note: optional(
    field(v.string('must be text'), {
      title: 'Note',
      help: 'For yourself: the shop shows it nowhere.',
      use: 'tools',
    }),
  ),
});

export type ProductRecord = InTwo<Read<typeof product>> & Former<FoundFacts>;

/** The day of its last change, and whether it has a photo: the shop finds both by itself. */
type FoundFacts = 'updated' | 'pictureAwaited';

/** The record of an earlier release, without what the shop finds by itself. */
export function renewedProduct(record: Former<FoundFacts>): object {
  const { updated: _updated, pictureAwaited: _awaited, ...facts } = record;
  return facts;
}

export type Fit = (typeof fits)[number];
export type AgeGroup = (typeof ageGroups)[number];

/** Google takes letters, spaces and hyphens: no numbers, codes and "see picture". */
const COLOUR = /^[\p{L}][\p{L} -]{0,39}$/u;

/** Google takes up to three colours of 40 letters, 100 in all, the main one first. */
function isColour(value: string): boolean {
  const colours = value.split('/');
  return (
    value.length <= 100 && colours.length <= 3 && colours.every((colour) => COLOUR.test(colour))
  );
}
