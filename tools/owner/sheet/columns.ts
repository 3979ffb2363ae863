import { ageGroups, genders, googleCategories } from '@/data/merchant';
import type { CategoryRecord, ProductRecord } from '@/data/types';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { fits } from '@/lib/catalogue/check-details';
import {
  type Cell,
  CellError,
  choiceOfCell,
  dayOfCell,
  numberOfCell,
  priceOfCell,
  quoted,
  textOfCell,
  yesOfCell,
} from './cell';
import { cellOfSizes, knownSizes, sizesOfCell } from './sizes-cell';

/** A product with its place in the catalogue. */
export interface Placed {
  record: ProductRecord;
  category: CategoryRecord;
}

/** A column of the sheet. */
export interface Column {
  header: string;
  /** Other headers that people give it, in lower case, without brackets. */
  aliases: readonly string[];
  /** What its header's note says. */
  note: string;
  /** In characters. */
  width: number;
  /** The field that the column alone says. */
  field?: keyof ProductRecord;
  /** Whether an empty cell takes the field out. Else the field stays as it is. */
  optional?: true;
  /** The name of its list in `listsOf`. */
  list?: ListName;
  write: (product: Placed, data: CatalogueData) => Cell;
  read?: (cell: Cell, data: CatalogueData) => unknown;
}

export type ColumnKey = keyof typeof columns;
type ListName = 'Category' | 'Size set' | 'Kind' | 'Age group' | 'Gender' | 'Fit' | 'Tick';

const SAYINGS = {
  men: 'male',
  man: 'male',
  gents: 'male',
  boys: 'male',
  women: 'female',
  woman: 'female',
  ladies: 'female',
  girls: 'female',
  both: 'unisex',
  all: 'unisex',
  adults: 'adult',
  kid: 'kids',
  children: 'kids',
};

const FIT_SAYINGS = {
  'fits small': 'small',
  'runs small': 'small',
  'fits true': 'true',
  'true to size': 'true',
  normal: 'true',
  'fits large': 'large',
  'runs large': 'large',
  big: 'large',
};

const text = (cell: Cell) => textOfCell(cell) || undefined;
const yes = (value: boolean | undefined) => (value === true ? 'yes' : null);

/** The columns of the sheet, in their order. What each says is docs/owner/sheet.md. */
export const columns = {
  picture: {
    header: 'Picture',
    aliases: ['photo', 'image'],
    note: 'To see which product it is. Change photos in the folder data/photos.',
    width: 10,
    write: () => null,
  },
  name: {
    header: 'Name',
    aliases: ['product', 'product name', 'item', 'title'],
    note: 'As the shop shows it. A new name in a new row is a new product.',
    width: 28,
    field: 'name',
    write: ({ record }) => record.name,
    read: text,
  },
  category: {
    header: 'Category',
    aliases: ['category name', 'section'],
    note: 'Choose from the list. Another category moves the product there; its old address goes on working.',
    width: 24,
    list: 'Category',
    write: ({ category }) => category.name,
  },
  price: {
    header: 'Price',
    aliases: ['price kes', 'price ksh', 'pricekes', 'ksh', 'kes', 'price now', 'selling price'],
    note: 'Whole shillings, such as 1500. Left empty, the price stays as it is; a new product must have one.',
    width: 10,
    field: 'priceKes',
    write: ({ record }) => record.priceKes ?? null,
    read: priceOfCell,
  },
  earlierPrice: {
    header: 'Earlier price',
    aliases: ['old price', 'original price', 'was', 'price before', 'originalpricekes'],
    note: 'The price before it was lowered. The shop works out the percentage. Left empty: not lowered.',
    width: 12,
    field: 'originalPriceKes',
    optional: true,
    write: ({ record }) => record.originalPriceKes ?? null,
    read: priceOfCell,
  },
  sizeSet: {
    header: 'Size set',
    aliases: ['sizeset', 'size list'],
    note: 'Choose a list of sizes that many products share. Left empty: the product has the sizes beside.',
    width: 10,
    list: 'Size set',
    write: ({ record }) => (typeof record.sizes === 'string' ? record.sizes : null),
    read: (cell, { sizeSets }) => choiceOfCell(cell, Object.keys(sizeSets)),
  },
  sizes: {
    header: 'Sizes',
    aliases: ['size'],
    note: 'With a space between. Write what is sold out or nearly: 38 39 (sold out) 40 (2 left). Sizes such as 10-12 need an apostrophe in front.',
    width: 36,
    write: ({ record }, data) =>
      cellOfSizes(sizesOf(record, data.sizeSets), record, knownSizes(data)),
    read: (cell, data) => sizesOfCell(cell, knownSizes(data)),
  },
  soldOut: {
    header: 'Sold out',
    aliases: ['soldout', 'out of stock'],
    note: 'yes: the whole product is sold out. Its page stays, and nobody can order it.',
    width: 9,
    list: 'Tick',
    write: ({ record }) => yes(record.soldOut === true),
    read: yesOfCell,
  },
  colour: {
    header: 'Colour',
    aliases: ['color', 'colours', 'colors'],
    note: 'One to three colours, the main one first: Navy or Navy/White.',
    width: 16,
    field: 'colour',
    write: ({ record }) => record.colour ?? null,
    read: (cell) => text(cell)?.replace(/\s*[/,]\s*/g, '/'),
  },
  description: {
    header: 'Description',
    aliases: ['text', 'details'],
    note: 'One or two sentences below the name. Left empty for a new product: its name.',
    width: 50,
    field: 'description',
    write: ({ record }) => record.description,
    read: text,
  },
  kind: {
    header: 'Kind',
    aliases: ['type', 'product type'],
    note: 'What it is: shoppers filter by it, and Google and Meta have it. Choose from the list. Left empty for a new product: as its name says, or as most in its category.',
    width: 16,
    field: 'kind',
    list: 'Kind',
    write: ({ record }) => record.kind,
    read: (cell) => choiceOfCell(cell, Object.keys(googleCategories)),
  },
  ageGroup: {
    header: 'Age group',
    aliases: ['agegroup', 'age', 'ages'],
    note: 'Choose from the list. Left empty for a new product: as most in its category.',
    width: 11,
    field: 'ageGroup',
    list: 'Age group',
    write: ({ record }) => record.ageGroup,
    read: (cell) => choiceOfCell(cell, ageGroups, SAYINGS),
  },
  gender: {
    header: 'Gender',
    aliases: ['sex', 'for'],
    note: 'Choose from the list. Left empty for a new product: as most in its category.',
    width: 10,
    field: 'gender',
    list: 'Gender',
    write: ({ record }) => record.gender,
    read: (cell) => choiceOfCell(cell, genders, SAYINGS),
  },
  offer: {
    header: 'Offer',
    aliases: ['offers', "today's featured", 'on offer'],
    note: 'A number puts it among the offers on Home, 1 first. yes puts it after those.',
    width: 8,
    write: ({ record }, { offers }) => rankIn(offers, record.id),
    read: rankOfCell,
  },
  featured: {
    header: 'Featured',
    aliases: ['featured on home'],
    note: 'A number puts it among the featured products on Home, 1 first. yes puts it after those.',
    width: 9,
    write: ({ record }, { featured }) => rankIn(featured, record.id),
    read: rankOfCell,
  },
  isNew: {
    header: 'New',
    aliases: ['isnew', 'is new'],
    note: 'yes: "New" on its card, where it is featured.',
    width: 7,
    field: 'isNew',
    optional: true,
    list: 'Tick',
    write: ({ record }) => yes(record.isNew),
    read: yesOfCell,
  },
  isBestSeller: {
    header: 'Best seller',
    aliases: ['bestseller', 'isbestseller', 'is best seller'],
    note: 'yes: "Best seller" on its card, where it is featured.',
    width: 10,
    field: 'isBestSeller',
    optional: true,
    list: 'Tick',
    write: ({ record }) => yes(record.isBestSeller),
    read: yesOfCell,
  },
  rating: {
    header: 'Rating',
    aliases: ['stars'],
    note: 'What customers gave it, out of 5, such as 4.5. Leave it empty unless customers did.',
    width: 8,
    field: 'rating',
    optional: true,
    write: ({ record }) => record.rating ?? null,
    read: numberOfCell,
  },
  reviews: {
    header: 'Reviews',
    aliases: ['number of reviews'],
    note: 'How many customers gave the rating.',
    width: 9,
    field: 'reviews',
    optional: true,
    write: ({ record }) => record.reviews ?? null,
    read: numberOfCell,
  },
  material: {
    header: 'Material',
    aliases: ['fabric', 'made of'],
    note: 'What it is made of: Cotton jersey.',
    width: 20,
    field: 'material',
    optional: true,
    write: ({ record }) => record.material ?? null,
    read: text,
  },
  care: {
    header: 'Care',
    aliases: ['washing', 'care instructions'],
    note: 'How to wash or clean it: Wash at 30°, dry in the shade.',
    width: 26,
    field: 'care',
    optional: true,
    write: ({ record }) => record.care ?? null,
    read: text,
  },
  fit: {
    header: 'Fit',
    aliases: ['fits'],
    note: 'small: take a size up. true: as usual. large: take a size down. Left empty: nothing is said.',
    width: 8,
    field: 'fit',
    optional: true,
    list: 'Fit',
    write: ({ record }) => record.fit ?? null,
    read: (cell) => choiceOfCell(cell, fits, FIT_SAYINGS),
  },
  madeIn: {
    header: 'Made in',
    aliases: ['madein', 'origin', 'country of origin'],
    note: 'The country it was made in.',
    width: 12,
    field: 'madeIn',
    optional: true,
    write: ({ record }) => record.madeIn ?? null,
    read: text,
  },
  sizeGuide: {
    header: 'Size guide',
    aliases: ['sizeguide'],
    note: 'For a product with its own sizes: the size guide they belong to, such as waist.',
    width: 12,
    field: 'sizeGuide',
    optional: true,
    write: ({ record }) => record.sizeGuide ?? null,
    read: text,
  },
  alt: {
    header: 'Picture text',
    aliases: ['alt', 'alt text', 'picture description'],
    note: 'What the photo shows, for people who cannot see it. Left empty for a new product: its name.',
    width: 40,
    field: 'alt',
    write: ({ record }) => record.alt,
    read: text,
  },
  folder: {
    header: 'Photo folder',
    aliases: ['folder'],
    note: 'The folder in data/photos that holds its photo, where it is not the one of its category.',
    width: 14,
    field: 'folder',
    optional: true,
    write: ({ record }) => record.folder ?? null,
    read: text,
  },
  originalName: {
    header: 'Old name',
    aliases: ['originalname', 'original name'],
    note: 'What your old list calls it, where that is another name or a number.',
    width: 12,
    field: 'originalName',
    optional: true,
    write: ({ record }) => record.originalName ?? null,
    read: text,
  },
  id: {
    header: 'Id',
    aliases: ['product id'],
    note: 'Its address in the shop, and how the row finds its product. Leave it as it is; for a new product leave it empty.',
    width: 20,
    write: ({ record }) => record.id,
    read: text,
  },
  added: {
    header: 'Added',
    aliases: ['date added', 'in the shop since'],
    note: 'The day it came into the shop, such as 2026-11-21. A new product gets today.',
    width: 12,
    field: 'added',
    write: ({ record }) => record.added ?? null,
    read: dayOfCell,
  },
  updated: {
    header: 'Changed',
    aliases: ['updated', 'last changed'],
    note: 'The day it last changed. The shop writes it; what you type here is not read.',
    width: 12,
    write: ({ record }) => record.updated ?? null,
  },
} as const satisfies Record<string, Column>;

/** The columns that a cell is read from by itself, each the value of one field. */
export const columnList = Object.entries(columns) as unknown as readonly [ColumnKey, Column][];

/** The words of each drop-down list. */
export function listsOf({ categories, sizeSets }: CatalogueData): Record<ListName, string[]> {
  return {
    Category: categories.map(({ name }) => name),
    'Size set': Object.keys(sizeSets),
    Kind: Object.keys(googleCategories),
    'Age group': [...ageGroups],
    Gender: [...genders],
    Fit: [...fits],
    Tick: ['yes'],
  };
}

/** The sizes of a record: its own, or those of its set. */
export function sizesOf(
  { sizes }: Pick<ProductRecord, 'sizes'>,
  sizeSets: CatalogueData['sizeSets'],
): readonly string[] {
  return typeof sizes === 'string' ? (sizeSets[sizes] ?? []) : sizes;
}

function rankIn(ids: readonly string[], id: string): number | null {
  const index = ids.indexOf(id);
  return index < 0 ? null : index + 1;
}

/** A place in a list: its number, or Infinity for yes. */
function rankOfCell(cell: Cell): number | undefined {
  const content = textOfCell(cell);
  if (/^\d+$/.test(content) && Number(content) > 0) return Number(content);
  try {
    return yesOfCell(cell) && Number.POSITIVE_INFINITY;
  } catch {
    throw new CellError(`${quoted(cell)} must be a number such as 1, or yes, or left empty`);
  }
}
