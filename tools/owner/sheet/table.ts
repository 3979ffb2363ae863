import { named } from '@/lib/format/sentences';
import { readYes } from '@/lib/format/written-value';
import { nearestName } from '@/lib/values/nearest-name';
import { Stop } from '@/tools/cli/stop';
import { type Cell, clean, excerpt, isEmpty, quoted } from './cell-values';
import { type ColumnKey, columnAt, columns } from './columns';
import { hasMeaning, isOfStock, meaningOf } from './meaning-columns';
import type { SheetIssue } from './sheet-issue';

/** A sheet that cannot be read at all: a sentence for the person who sent it. */
export class SheetError extends Stop {}

/** The remedy for a file that cannot be read in its present form. */
export const SAVE_AS = 'Open it and save it as "Excel workbook (.xlsx)" or "CSV UTF-8 (.csv)".';

/** A sheet as its file has it. Rows and columns are counted from 0, as its first cell. */
export interface RawSheet {
  /** Left out in a CSV. */
  name?: string;
  rows: readonly (readonly Cell[])[];
  /** Merged cells, such as 'C8:C9'. */
  merged?: readonly string[];
  /** The numbers of hidden rows, counted from 1 as the spreadsheet does. */
  hidden?: readonly number[];
}

export interface TableRow {
  /** As the spreadsheet counts. */
  row: number;
  cells: Readonly<Partial<Record<ColumnKey, Cell>>>;
  /** The text of its first cell with content. */
  label?: string;
  /** The same where no other cell has any. */
  alone?: string;
  /** The kind of goods, in the words of an export. */
  kindText?: string;
}

/** The rows of a sheet, each cell by its column. */
export interface Table {
  /** The columns there are, each with its letter. */
  columns: ReadonlyMap<ColumnKey, string>;
  rows: readonly TableRow[];
  /** Which columns were read, and which are not known. */
  said: string;
  /** The mistakes in cells that are not among the rows. Left out: none. */
  issues?: readonly SheetIssue[];
  /** The omissions and warnings, a sentence each. */
  remarks: readonly string[];
}

/** The columns by every header they are known by. */
const byHeader = new Map(
  columns.flatMap(({ key, header, aliases }) =>
    [header.toLowerCase(), ...aliases].map((name) => [name, key] as const),
  ),
);

const IN_KISWAHILI = /\b(?:kiswahili|swahili|sw)\b/;

/**
 * The column that a header names, in Kiswahili too: 'name (Kiswahili)', 'Swahili name', 'jina la Kiswahili'.
 * Undefined for one that is not known.
 */
function keyOf(cell: Cell): ColumnKey | undefined {
  const header = headerOf(cell);
  if (!IN_KISWAHILI.test(header)) return byHeader.get(header);
  const name = header.replace(IN_KISWAHILI, '').trim();
  const field = byHeader.get(name) ?? byHeader.get(name.replace(/ (?:in|kwa|la|ya)$/, ''));
  return columns.find(({ key }) => key === `sw.${field}`)?.key;
}

/** The rows among which the headers are looked for. */
export const HEADER_ROWS = 30;

/**
 * The table in a sheet. The headers are the first row that names a product and another column; what is
 * above it is left out, and so are rows without content. Throws a SheetError where there is no such row,
 * where two columns have one header, where cells are merged, or where a row goes on after the headers.
 */
export function tableOf({ name, rows, merged = [], hidden = [] }: RawSheet): Table {
  const at = rows.slice(0, HEADER_ROWS).findIndex(isHeaderRow);
  const headers = rows[at];
  if (!headers) throw new SheetError(noHeaders(name, rows));
  const own = headers.map(keyOf);
  const quantity = own.includes('soldOut')
    ? -1
    : headers.findIndex((cell) => isOfStock(headerOf(cell)));
  const keys = quantity < 0 ? own : own.with(quantity, 'soldOut');
  const twice = keys.find((key, index) => key && keys.indexOf(key) < index);
  if (twice) {
    throw new SheetError(
      `Row ${at + 1}: two columns are named ${columnAt(twice).header}: keep one.`,
    );
  }
  refuseMerged(merged, at + 1);
  refuseLongRows(rows, at);
  const nameless = headers.flatMap((header, column) =>
    headerText(header) === '' && rows.slice(at + 1).some((cells) => !isEmpty(cells[column] ?? null))
      ? [letterOf(column)]
      : [],
  );
  const issues: SheetIssue[] = [];
  const notShown: string[] = [];
  const meanings = headers.flatMap((cell, column) => {
    const header = headerOf(cell);
    const isRead = keys[column] && column !== quantity;
    return !isRead && hasMeaning(header) ? [{ header, column, where: headerText(cell) }] : [];
  });
  /** The column of sold-out products, if no column has that name. */
  let soldOutBy: number | undefined;
  const shown = rows.slice(at + 1).flatMap((cells, index): TableRow[] => {
    const row = at + 2 + index;
    const known = keys.flatMap((key, column) => (key ? [[key, cells[column] ?? null]] : []));
    const empty = known.every(([key, cell]) => key === 'picture' || isEmpty(cell as Cell));
    const all: TableRow['cells'] = {
      ...Object.fromEntries(known),
      ...(quantity >= 0 && { soldOut: null }),
    };
    const said = meanings.map((one) => ({
      ...one,
      meaning: empty ? undefined : meaningOf(one.header, cells[one.column] ?? null),
    }));
    for (const { where, meaning } of said) {
      if (meaning && 'must' in meaning) issues.push({ row, where, ...meaning });
    }
    const leftOut = said.flatMap(({ where, meaning }) =>
      meaning && 'leftOut' in meaning ? [`${where} ${meaning.leftOut}`] : [],
    );
    if (leftOut[0] !== undefined) {
      notShown.push(`${row} (${leftOut[0]})`);
      return [];
    }
    const out = said.find(({ meaning }) => meaning && 'soldOut' in meaning);
    if (out) {
      soldOutBy ??= out.column;
      const own = clean(String(all.soldOut ?? ''));
      const read = readYes(own);
      if (read.must === undefined && !read.value) {
        const must = `must agree with Sold out, which says ${own}`;
        issues.push({ row, where: out.where, found: quoted(cells[out.column] ?? null), must });
      }
    }
    const [label, another] = cells.filter((cell) => !isEmpty(cell));
    const texts = typeof label === 'string' && {
      label: clean(label),
      ...(another === undefined && /\p{L}/u.test(label) && { alone: clean(label) }),
    };
    const isLeftOut = empty && !(texts && 'alone' in texts);
    const stock = out && { soldOut: 'yes' };
    return isLeftOut ? [] : [{ row, cells: { ...all, ...stock }, ...texts }];
  });
  const hiddenRows = shown.map(({ row }) => row).filter((row) => hidden.includes(row));
  return {
    columns: new Map([
      ...(soldOutBy === undefined ? [] : [['soldOut', letterOf(soldOutBy)] as const]),
      ...keys.flatMap((key, index) => (key ? [[key, letterOf(index)] as const] : [])),
    ]),
    rows: shown,
    said: columnsSaid(headers.map(headerText), keys),
    issues: issues.filter(({ row }) => shown.some((one) => one.row === row)),
    remarks: [
      ...aboveSaid(rows.slice(0, at)),
      ...(notShown.length > 0
        ? [`Row ${named(notShown)}: not for customers, so it is not taken.`]
        : []),
      ...nameless.map((letter) => `The column ${letter} has no name, so it is not read.`),
      ...(hiddenRows.length > 0
        ? [
            `Row ${named(hiddenRows.map(String))}: hidden in the spreadsheet, and read as the others are.`,
          ]
        : []),
    ],
  };
}

/** The text above the headers, unless it is a note such as "# Required". */
function aboveSaid(rows: RawSheet['rows']): string[] {
  const texts = rows.flatMap((cells, at) => {
    const first = cells.find((cell) => !isEmpty(cell));
    return first === undefined ? [] : [`${at + 1} ("${excerpt(headerText(first))}")`];
  });
  return texts.length === 0
    ? []
    : [`Row ${named(texts)}: above the names of the columns, and not read.`];
}

/** How many columns of a row are known: the way a CSV shows what its columns are apart by. */
export function knownHeaders(row: readonly Cell[]): number {
  return row.filter((cell) => keyOf(cell) !== undefined).length;
}

function isHeaderRow(row: readonly Cell[]): boolean {
  const names = row.map(keyOf);
  return (names.includes('name') || names.includes('id')) && knownHeaders(row) > 1;
}

/** A header without what people do not see. */
export function headerText(cell: Cell): string {
  // A byte-order mark that another program has taken for letters.
  return clean(String(cell ?? '').replace(/^ï»¿/, '')).replace(/\s+/g, ' ');
}

/** 'Price (KSh) *' → 'price ksh' */
function headerOf(cell: Cell): string {
  return headerText(cell)
    .toLowerCase()
    .replace(/[()[\]*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function noHeaders(name: string | undefined, rows: RawSheet['rows']): string {
  const where = name === undefined ? 'The file' : `The sheet ${name}`;
  if (rows.every((row) => row.every(isEmpty))) return `${where} is empty.`;
  const first = rows.find((row) => !row.every(isEmpty)) ?? [];
  const texts = named(
    first
      .map(headerText)
      .filter((text) => text !== '')
      .map(excerpt),
  );
  return `${where} has no row with the names of its columns: it must have Name and another, such as Price. Its first row has ${texts}. npm run sheet:write -- shop.xlsx writes a sheet to begin with.`;
}

/** The columns that a list needs: if one is missing, an unknown column may be that one. */
const NEEDED: readonly ColumnKey[] = ['name', 'priceKes'];

/** Columns of the sheets of earlier releases whose facts the shop finds by itself. */
const PASSED_OVER = ['changed', 'updated', 'last changed'];

/** 'Columns read: Name, Price. Not known: Prise (did you mean Price?).' */
function columnsSaid(headers: readonly string[], keys: readonly (ColumnKey | undefined)[]): string {
  const read = keys.flatMap((key, index) => {
    if (!key) return [];
    const { header } = columnAt(key);
    const isItsName = headerOf(headers[index] ?? '').startsWith(header.toLowerCase());
    return [isItsName ? header : `${headers[index]} as ${header}`];
  });
  const isWhole = columns.every(({ key }) => key === 'picture' || keys.includes(key));
  const others = headers.filter(
    (text, index) => text !== '' && !keys[index] && !PASSED_OVER.includes(headerOf(text)),
  );
  const meant = others.filter((text) => hasMeaning(headerOf(text)));
  const unknown = others.filter((text) => !meant.includes(text)).map(unknownColumn);
  const lacking = NEEDED.filter((key) => !keys.includes(key)).map((key) => columnAt(key).header);
  const isLacking = lacking.length > 0 && unknown.length > 0;
  const lines = isLacking
    ? `\n${lacking.join(', ')} is missing; not known: ${named(unknown)}.`
    : '';
  const said = [
    `Columns read: ${isWhole ? 'all' : [...read, ...meant].join(', ')}.`,
    ...(unknown.length > 0 && !isLacking ? [`Not known: ${named(unknown)}.`] : []),
  ].join(' ');
  return said + lines;
}

function unknownColumn(text: string): string {
  const small = text.slice(0, 20).toLowerCase();
  const headers = columns.map(({ header }) => header);
  // A short word is two letters away from many others: the one that was meant begins alike.
  const alike = headers.filter((header) => header.toLowerCase().startsWith(small.slice(0, 1)));
  const meant =
    alike.find((header) => header.toLowerCase().startsWith(small)) ?? nearestName(small, alike);
  return meant ? `${text} (did you mean ${meant}?)` : text;
}

/** Throws for merged cells in the rows of products; above them they are a heading. */
function refuseMerged(merged: readonly string[], headerRow: number): void {
  const inTable = merged.filter((range) => {
    const last = range.split(':').at(-1) ?? '';
    return Number(last.replace(/\D/g, '')) >= headerRow;
  });
  if (inTable.length === 0) return;
  throw new SheetError(
    `The cells ${named(inTable)} are merged, so that rows share a value: take the merging off, so that every product has cells of its own.`,
  );
}

/** Throws for rows with content after the last header: a separator in a text has moved their cells. */
export function refuseLongRows(rows: RawSheet['rows'], headerRow: number): void {
  const width = rows[headerRow]?.length ?? 0;
  const long = rows.flatMap((cells, at) =>
    at > headerRow && !cells.slice(width).every(isEmpty) ? [at + 1] : [],
  );
  if (long.length === 0) return;
  throw new SheetError(
    `Row ${named(long.map(String))}: it must not have more cells than row ${headerRow + 1}, which names the columns. A text with a comma must be in quotes, as a spreadsheet program writes it.`,
  );
}

/** 0 → 'A', 26 → 'AA' */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
