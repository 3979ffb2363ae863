import { isShillings } from '@/lib/format/written-money';
import { readStock, readYes } from '@/lib/format/written-value';
import { type Cell, clean, dayText, quoted } from './cell-values';

/**
 * The effect of a cell on its row: the cell must be changed, the row is not for the shop, or its
 * product is sold out. Undefined for a cell without an effect.
 */
type Meaning =
  | { must: string; found: string }
  | { leftOut: string }
  | { soldOut: true }
  | undefined;

interface MeaningColumn {
  /** In lower case, without brackets, digits and signs. */
  headers: readonly string[];
  /** The meaning of a filled cell, in lower case. */
  of: (text: string) => { must: string } | { leftOut: string } | { soldOut: true } | undefined;
}

const ONE = /^(?:1|one|pcs?\.?|pieces?|pairs?|sets?|each|item|items|unit|units|kipande|jozi|seti)$/;
const NOT_SHOWN =
  /^(?:hidden|private|draft|archived|unlisted|inactive|discontinued|disabled|(?:un|not )published|not (?:active|visible))$/;
/** Shown to some alone, or nowhere. */
const NOT_TO_ALL = /^(?:search|staging|off|✗|✘)$/;
const ADDED =
  /\bexcl|\bex\b|\bplus\b|\+|\bbefore\b|\bwithout\b|\bnet\b|\bnot (?:in|incl|yet)|\badd(?:ed)?\b|\bbila\b/;
const IN_PRICE = { must: 'must be in the price already' };

/** How many there are, or whether there are any: 0 is sold out. The shop counts by size, which these do not. */
const STOCK: MeaningColumn = {
  headers: [
    ...['qty', 'quantity', 'stock', 'pieces', 'pcs', 'idadi'],
    ...['availability', 'available', 'stock status', 'in stock'],
  ],
  of: (text) => {
    const stock = readStock(text);
    if (stock.must !== undefined) return { must: stock.must };
    return stock.value === 0 ? { soldOut: true } : undefined;
  },
};

/** Columns that are no fact of a product and change what its others mean. */
const MEANING_COLUMNS: readonly MeaningColumn[] = [
  STOCK,
  {
    headers: [
      ...['currency', 'currency code', 'currency_code', 'currency iso', 'price currency'],
      ...['curr', 'sarafu'],
    ],
    of: (text) => (isShillings(text) ? undefined : { must: 'must be Kenyan shillings, KES' }),
  },
  {
    headers: ['unit', 'units', 'uom', 'unit of measure', 'sold by', 'sold per'],
    of: (text) => (ONE.test(text) ? undefined : { must: 'must be one piece: give its price' }),
  },
  {
    headers: [
      ...['tax', 'vat', 'tax status', 'vat status', 'tax class', 'tax rate', 'vat rate'],
      ...['taxes', 'kodi', 'price type', 'price basis'],
    ],
    of: (text) => (ADDED.test(text) ? IN_PRICE : undefined),
  },
  {
    headers: [
      ...['vat included', 'tax included', 'vat inclusive', 'tax inclusive', 'incl vat', 'incl tax'],
      ...['includes vat', 'includes tax', 'price includes vat', 'price includes tax'],
    ],
    of: (text) => (ADDED.test(text) || isTick(text, false) ? IN_PRICE : undefined),
  },
  {
    headers: [
      ...['vat excluded', 'tax excluded', 'vat exclusive', 'tax exclusive', 'excl vat', 'excl tax'],
      ...['excludes vat', 'excludes tax', 'price excludes vat', 'price excludes tax', 'plus vat'],
    ],
    of: (text) => (isTick(text, false) || /\bincl/.test(text) ? undefined : IN_PRICE),
  },
  {
    headers: ['visibility', 'visible', 'published', 'visibility in catalog', 'active'],
    of: (text) =>
      NOT_SHOWN.test(text) || NOT_TO_ALL.test(text) || isTick(text, false)
        ? { leftOut: text }
        : undefined,
  },
  {
    headers: ['status', 'product status', 'item status', 'hali'],
    of: (text) => {
      if (NOT_SHOWN.test(text)) return { leftOut: text };
      const stock = readStock(text);
      return stock.must === undefined && stock.value === 0 ? { soldOut: true } : undefined;
    },
  },
];

function isTick(text: string, value: boolean): boolean {
  const read = readYes(text);
  return read.must === undefined && read.value === value;
}

/** 'vat (16%)' → 'vat'. */
function plain(header: string): string {
  return header
    .replace(/[\d%.,/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a header, in lower case, is one whose cells change what the others of a row mean. */
export function hasMeaning(header: string): boolean {
  return MEANING_COLUMNS.some(({ headers }) => headers.includes(plain(header)));
}

/** Whether a header is one of how many there are. */
export function isOfStock(header: string): boolean {
  return STOCK.headers.includes(plain(header));
}

/** The effect of such a cell, below a header in lower case, on its row. */
export function meaningOf(header: string, cell: Cell): Meaning {
  const text = cell instanceof Date ? dayText(cell) : clean(String(cell ?? ''));
  if (text === '') return undefined;
  const column = MEANING_COLUMNS.find(({ headers }) => headers.includes(plain(header)));
  const meaning = column?.of(text.toLowerCase());
  const found = column === STOCK ? quoted(text) : text;
  return meaning && 'must' in meaning ? { ...meaning, found } : meaning;
}
