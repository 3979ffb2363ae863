import { literal, ref } from '@/lib/format/marks';
import {
  field,
  flag,
  type InTwo,
  inTwoLanguages,
  optional,
  type Read,
  sampleMark,
  slug,
  text,
  word,
  yesOrNo,
} from './field';
import { sharedSteps } from './price-steps';
import type { ProductRecord } from './product';

/** A category's own facts: data/catalogue/categories.ts. Its products name it by its id. */
export const category = inTwoLanguages(['name', 'description'], {
  id: field(
    slug(`must be lower-case letters, digits and hyphens, such as ${literal('"baby-shoes"')}`),
    {
      title: 'Id',
      help: 'Its address, and what its products name it by.',
      use: 'phone',
    },
  ),
  name: field(text(), { title: 'Name', help: 'As the shop shows it.', use: 'phone' }),
  folder: field(text(), {
    title: 'Photo folder',
    help: "Where its products' photos are, under data/photos. A product may name another folder.",
    form: "Where its products' photos are kept. For a new category: its name as in an address.",
    use: 'tools',
  }),
  description: optional(
    field(text(), {
      title: 'Description',
      help: 'A sentence or two on its page.',
      control: 'lines',
    }),
  ),
  tilePicture: optional(
    field(word(`must be the name of a picture in ${ref({ file: 'photos/scenes' })}`), {
      title: "Tile's picture",
      help: 'data/photos/scenes/<name>.jpg. Left out: the photo of its first product in stock.',
      form: 'The name of a picture in the folder of scenes. Left empty: the photo of its first product in stock.',
    }),
  ),
  tileDrawn: optional(
    field(flag(), {
      title: 'Drawn tile',
      help: "The tile's picture is drawn, and shows goods of no shop: the build lists it. Remove the line when the picture is your own.",
      form: "The tile's picture is drawn and shows goods of no shop. Switch it off when the picture is your own.",
      use: 'sample',
    }),
  ),
  appShortcut: optional(
    field(yesOrNo(), {
      title: 'Shortcut',
      help: 'Has a shortcut on the icon of the shop installed on a phone.',
    }),
  ),
  wholesale: optional(
    field(sharedSteps(), {
      title: 'Wholesale',
      help: 'The price of one of its products from a number of items on: [{ from: 4, priceKes: 420 }], or [{ from: 4, percentOff: 10 }]. All of them count together. A product may have its own.',
      form: 'The price of one of its products from a number of items on: a price, or a percentage less. All of them count together. A product may have its own.',
      one: 'step',
      use: 'phone',
    }),
  ),
  sample: sampleMark(),
});

export type Category = InTwo<Read<typeof category>>;

/** A category with its products, as the shop is built from it. */
export interface CategoryRecord extends Category {
  readonly products: readonly ProductRecord[];
}
