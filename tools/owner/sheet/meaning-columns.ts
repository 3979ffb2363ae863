import { type Cell, clean } from './cell-values';
import type { SheetIssue } from './sheet-issue';

/** What a cell of a column does to its row: it must be changed, or the row is not for the shop. */
type Meaning = { must: string } | { leftOut: string } | undefined;

interface MeaningColumn {
  /** In lower case, without brackets. */
  headers: readonly string[];
  /** What a filled cell, in lower case, means; undefined for what changes nothing. */
  of: (text: string) => Meaning;
}

const SHILLINGS = /^(?:kes|ksh?s?\.?|sh(?:illings?|s)?\.?|kenyan? shillings?|shilingi|bob)$/;
const ONE = /^(?:1|one|pcs?\.?|pieces?|pairs?|each|item|items|unit|units|kipande|jozi)$/;
const NOT_SHOWN =
  /^(?:hidden|search|private|draft|archived|unlisted|unpublished|inactive|no|n|false|0|staging)$/;

/** Columns that are no fact of a product and change what its others mean. */
const MEANING_COLUMNS: readonly MeaningColumn[] = [
  {
    headers: ['currency', 'currency code', 'currency_code', 'curr', 'sarafu'],
    of: (text) => (SHILLINGS.test(text) ? undefined : { must: 'must be Kenyan shillings, KES' }),
  },
  {
    headers: ['unit', 'units', 'uom', 'unit of measure', 'sold by', 'sold per'],
    of: (text) => (ONE.test(text) ? undefined : { must: 'must be one piece: give its price' }),
  },
  {
    headers: ['tax', 'vat', 'tax status', 'vat status', 'price excludes vat'],
    of: (text) =>
      /\bexcl|\bplus\b|\+|before/.test(text) ? { must: 'must be in the price already' } : undefined,
  },
  {
    headers: ['visibility', 'visible', 'published', 'visibility in catalog', 'active'],
    of: (text) => (NOT_SHOWN.test(text) ? { leftOut: text } : undefined),
  },
  {
    headers: ['status'],
    of: (text) =>
      /^(?:hidden|private|draft|archived|unlisted|unpublished|inactive)$/.test(text)
        ? { leftOut: text }
        : undefined,
  },
];

/** Whether a header is one whose cells change what the others of a row mean. */
export function hasMeaning(header: string): boolean {
  return MEANING_COLUMNS.some(({ headers }) => headers.includes(header));
}

/** What such a cell, below a header in lower case, does to its row; undefined for nothing. */
export function meaningOf(header: string, cell: Cell): Meaning {
  const text = clean(String(cell ?? '')).toLowerCase();
  if (text === '') return undefined;
  return MEANING_COLUMNS.find(({ headers }) => headers.includes(header))?.of(text);
}

/** The issue of a cell that must be changed. */
export function meaningIssue(row: number, where: string, cell: Cell, must: string): SheetIssue {
  return { row, where, found: clean(String(cell ?? '')), must };
}
