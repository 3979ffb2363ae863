import * as v from 'valibot';
import { googleCategories } from '@/data/merchant';
import type { CategoryRecord } from '@/data/schema/category';
import { aboutOf, type Schema } from '@/data/schema/field';
import { type ProductRecord, product } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { moduleDoor } from '@/lib/catalogue/issue';
import type { Door } from '@/lib/format/marks';
import { readColours } from '@/lib/format/written-words';
import {
  type Cell,
  CellError,
  choiceOfCell,
  dayOfCell,
  numberOfCell,
  priceOfCell,
  quoted,
  textOfCell,
  wholeOfCell,
  yesOfCell,
} from './cell-values';
import { cellOfSizes, knownSizes, sizesOfCell } from './sizes-cell';
import { cellOfSteps, stepsOfCell } from './steps-cell';

/** A product with its place in the catalogue. */
export interface Placed {
  record: ProductRecord;
  category: CategoryRecord;
}

/** The fields of a product that have a column for what they are in Kiswahili. */
const KISWAHILI = ['name', 'description', 'material', 'care', 'madeIn', 'alt'] as const;

type KiswahiliField = (typeof KISWAHILI)[number];

/** The columns that are no field of a product. */
type OwnKey = 'picture' | 'sizeSet' | 'offer' | 'featured' | `sw.${KiswahiliField}`;
export type ColumnKey = OwnKey | keyof ProductRecord;

export interface Column {
  key: ColumnKey;
  header: string;
  /** Other headers that people give it, in lower case, without brackets. */
  aliases: readonly string[];
  /** The note of its header. */
  note: string;
  /** In characters. */
  width: number;
  kind?: Kind;
  /** Whether an empty cell removes the field; else the field stays. */
  isOptional?: boolean;
  /** The words of its drop-down list, and what the list is called. */
  list?: { name: string; words: (data: CatalogueData) => readonly string[] };
  write: (product: Placed, data: CatalogueData) => Cell;
  read: (cell: Cell, data: CatalogueData) => unknown;
}

type Kind = 'choice' | 'yes' | 'price' | 'whole' | 'number' | 'day' | 'text';

/** The columns in their order. A field of the schema that is not among them comes before the last two. */
const ORDER: readonly ColumnKey[] = [
  ...([
    'picture',
    'name',
    'category',
    'priceKes',
    'originalPriceKes',
    'wholesale',
    'sizeSet',
    'sizes',
  ] as const),
  ...(['soldOut', 'colour', 'description', 'kind', 'ageGroup', 'gender', 'offer'] as const),
  ...(['featured', 'isNew', 'isBestSeller', 'rating', 'reviews', 'material', 'care'] as const),
  ...(['fit', 'madeIn', 'sizeGuide', 'alt', 'folder', 'originalName'] as const),
  ...KISWAHILI.map((field) => `sw.${field}` as const),
];
const LAST: readonly ColumnKey[] = ['id', 'added'];

/** Fields that a product can do without, and that an empty cell leaves as they are. */
const STAYING: readonly ColumnKey[] = ['priceKes', 'added'];

const TICK = { name: 'Tick', words: () => ['yes'] };

const readers: Record<Kind, (cell: Cell, words: readonly string[]) => unknown> = {
  choice: (cell, words) => choiceOfCell(cell, words),
  yes: yesOfCell,
  price: priceOfCell,
  whole: (cell) => wholeOfCell(cell),
  number: numberOfCell,
  day: dayOfCell,
  text: (cell) => textOfCell(cell) || undefined,
};

/** The special rules of some columns. */
const special: Partial<Record<ColumnKey, Partial<Column>>> = {
  category: {
    list: { name: 'Category', words: ({ categories }) => categories.map(({ name }) => name) },
    write: ({ category }) => category.name,
  },
  sizes: {
    write: ({ record }, data) =>
      cellOfSizes(sizesOf(record, data.sizeSets), record, knownSizes(data)),
    read: (cell, data) => sizesOfCell(cell, knownSizes(data)),
  },
  wholesale: {
    write: ({ record }) => cellOfSteps(record.wholesale),
    read: stepsOfCell,
  },
  goesWith: {
    write: ({ record }) => record.goesWith?.join(', ') ?? null,
    read: (cell, { categories }) => {
      const products = categories.flatMap((category) => category.products);
      const idOf = (word: string) =>
        products.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.id ?? word;
      const words = textOfCell(cell)
        .split(/\s*[,;\n]\s*/)
        .filter((word) => word !== '');
      return words.length > 0 ? words.map(idOf) : undefined;
    },
  },
  colour: {
    read: (cell) => readColours(textOfCell(cell)) || undefined,
  },
};

const own: readonly Column[] = [
  ...KISWAHILI.map(kiswahiliColumn),
  {
    key: 'picture',
    header: 'Picture',
    aliases: ['photo', 'image', 'photos', 'images', 'pictures', 'picha'],
    note: 'To see which product it is. Change photos in the folder data/photos.',
    width: 10,
    write: () => null,
    read: () => undefined,
  },
  {
    key: 'sizeSet',
    header: 'Size set',
    aliases: ['sizeset', 'size list'],
    note: 'Choose a list of sizes that many products share. Left empty: the product has the sizes beside.',
    width: 10,
    list: { name: 'Size set', words: ({ sizeSets }) => Object.keys(sizeSets) },
    write: ({ record }) => (typeof record.sizes === 'string' ? record.sizes : null),
    read: (cell, { sizeSets }) => choiceOfCell(cell, Object.keys(sizeSets)),
  },
  {
    key: 'offer',
    header: 'Offer',
    aliases: ['offers', "today's featured", 'on offer'],
    note: 'A number puts it among the offers on Home, 1 first. yes puts it after those.',
    width: 8,
    write: ({ record }, { offers }) => rankIn(offers, record.id),
    read: rankOfCell,
  },
  {
    key: 'featured',
    header: 'Featured',
    aliases: ['featured on home'],
    note: 'A number puts it among the featured products on Home, 1 first. yes puts it after those.',
    width: 9,
    write: ({ record }, { featured }) => rankIn(featured, record.id),
    read: rankOfCell,
  },
];

/** The columns of the sheet, in their order. What each says is docs/owner/sheet.md. */
export const columns: readonly Column[] = inOrder([
  ...own,
  ...Object.entries(product.entries).flatMap(([field, schema]) =>
    columnOfField(field as keyof ProductRecord, schema),
  ),
]);

const byKey = new Map(columns.map((column) => [column.key, column]));

/** The column with this key. Throws where the sheet has none. */
export function columnAt(key: ColumnKey): Column {
  const column = byKey.get(key);
  if (!column) throw new Error(`The sheet has no column ${key}.`);
  return column;
}

/** The header of the column that a field, such as 'sw.name', is in; its name where the sheet has none. */
export function headerOf(field: string): string {
  const [first = ''] = field.split('.');
  const key = first === 'sizesLeft' ? 'sizes' : first;
  return (byKey.get(field as ColumnKey) ?? byKey.get(key as ColumnKey))?.header ?? first;
}

/** How the sheet names fields: by the headers of their columns. */
export const cellDoor: Door = {
  names: (one) => (one.file ? moduleDoor.names(one) : headerOf(one.field ?? '')),
};

/** The sizes of a record: its own, or those of its set. */
export function sizesOf(
  { sizes }: Pick<ProductRecord, 'sizes'>,
  sizeSets: CatalogueData['sizeSets'],
): readonly string[] {
  return typeof sizes === 'string' ? (sizeSets[sizes] ?? []) : sizes;
}

/** The column that the schema says a field has; none where it says none. */
function columnOfField(field: keyof ProductRecord, schema: Schema): readonly Column[] {
  const { title = field, help = '', column } = aboutOf(schema);
  if (!column) return [];
  const words = wordsOf(field, schema);
  const kind = words ? 'choice' : kindOf(field, schema);
  return [
    {
      key: field,
      header: title,
      aliases: [field.toLowerCase(), ...column.aliases],
      note: column.note ?? help,
      width: column.width,
      kind,
      isOptional: schema.type === 'exact_optional' && !STAYING.includes(field),
      ...(words && { list: { name: title, words: () => words } }),
      ...(kind === 'yes' && { list: TICK }),
      write: ({ record }) => writtenAs(kind, record[field]),
      read: (cell) => readers[kind](cell, words ?? []),
      ...special[field],
    },
  ];
}

/** The column of a field in Kiswahili. */
function kiswahiliColumn(field: KiswahiliField): Column {
  const { title = field, column } = aboutOf(product.entries[field]);
  return {
    key: `sw.${field}`,
    header: `Kiswahili ${title.toLowerCase()}`,
    aliases: [],
    note: 'For the pages in Kiswahili. Left empty: English is shown there.',
    width: column?.width ?? 28,
    kind: 'text',
    isOptional: true,
    write: ({ record }) => record.sw?.[field] ?? null,
    read: (cell) => readers.text(cell, []),
  };
}

/** As the shop writes colours, so that red and Red are one choice of its filter. */
/** The allowed words of a field; undefined if any word is allowed. */
function wordsOf(field: string, schema: Schema): readonly string[] | undefined {
  if (field === 'kind') return Object.keys(googleCategories);
  const { wrapped = schema } = schema as { wrapped?: Schema };
  return wrapped.type === 'picklist'
    ? (wrapped as unknown as { options: readonly string[] }).options
    : undefined;
}

/** How the cell of a field is read, by what its schema takes. */
function kindOf(field: string, schema: Schema): Kind {
  if (v.is(schema, true)) return 'yes';
  if (v.is(schema, 1)) {
    if (v.is(schema, 1.5)) return 'number';
    return field.endsWith('Kes') ? 'price' : 'whole';
  }
  return v.is(schema, '2026-02-28') && !v.is(schema, '2026-02-30') ? 'day' : 'text';
}

function writtenAs(kind: Kind, value: unknown): Cell {
  if (kind === 'yes') return value === true ? 'yes' : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function inOrder(all: readonly Column[]): readonly Column[] {
  const rankOf = ({ key }: Column) => {
    const [first, last] = [ORDER.indexOf(key), LAST.indexOf(key)];
    if (last >= 0) return ORDER.length + 1 + last;
    return first >= 0 ? first : ORDER.length;
  };
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
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
    throw new CellError('must be a number such as 1, or yes, or left empty', {
      found: quoted(cell),
    });
  }
}
