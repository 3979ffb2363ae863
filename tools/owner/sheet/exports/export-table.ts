import { named } from '@/lib/format/sentences';
import { type Cell, isEmpty } from '@/tools/owner/sheet/cell-values';
import { type ColumnKey, columnAt, columns } from '@/tools/owner/sheet/columns';
import { meaningOf } from '@/tools/owner/sheet/meaning-columns';
import { oncePerCause, type SheetIssue } from '@/tools/owner/sheet/sheet-issue';
import {
  HEADER_ROWS,
  headerText,
  letterOf,
  type RawSheet,
  refuseLongRows,
  type Table,
  type TableRow,
} from '@/tools/owner/sheet/table';
import { columnsOf, type ExportFormat, headerKey, rowReader } from './export-format';
import { exportFormats } from './formats';
import { type ExportNotes, rowsOfGoods } from './rows-of-goods';

/** Facts that fill a column of the sheet by what several columns of the export say together. */
const FILLED: Readonly<Partial<Record<string, readonly ColumnKey[]>>> = {
  option: ['sizes', 'soldOut', 'colour'],
  size: ['sizes', 'soldOut'],
};

/** Columns of the sheet that a person may add to an export, for what it does not say. */
const ADDED: readonly ColumnKey[] = ['kind', 'category', 'ageGroup', 'gender', 'colour', 'fit'];

/**
 * The table of an export of another shop's program; undefined for any other sheet. `today` is the day by
 * which an offer has begun or is over. Throws a SheetError where a row goes on after the headers.
 */
export function exportTableOf({ rows }: RawSheet, today: string): Table | undefined {
  const found = formatIn(rows);
  if (!found) return undefined;
  const { format, at, headers } = found;
  refuseLongRows(rows, at);
  const notes: ExportNotes = { issues: [], remarks: [] };
  const filled = rows.slice(at + 1).flatMap((cells, index) => {
    const isNote = String(cells[0] ?? '').startsWith('#');
    return isNote || cells.every(isEmpty) ? [] : [{ row: at + 2 + index, cells }];
  });
  const readRow = rowReader(headers, format.facts, notes.issues);
  const read = filled.map(({ row, cells }) => readRow(row, cells));
  const added = addedColumns(headers, format);
  notes.issues.push(...currencyIssues(headers, rows[at] ?? [], filled));
  const cellsOf = new Map(filled.map(({ row, cells }) => [row, cells]));
  const goods = format.goodsIn(read, today);
  const products = goods
    .flatMap((one) => rowsOfGoods(one, notes).map((row) => ({ row, from: one.row })))
    .map(({ row, from }): TableRow => {
      const own = added.flatMap(({ key, column }) => {
        const cell = cellsOf.get(row.row)?.[column] ?? cellsOf.get(from)?.[column] ?? null;
        return isEmpty(cell) ? [] : [[key, cell] as const];
      });
      return { ...row, cells: { ...row.cells, ...Object.fromEntries(own) } };
    });
  const keys = keysOf(format, headers);
  const letters = new Map<ColumnKey, string>([
    ...keys.map(({ key, column }) => [key, letterOf(column)] as const),
    ...added.map(({ key, column }) => [key, letterOf(column)] as const),
  ]);
  return {
    columns: letters,
    rows: products.map(({ cells, ...row }) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(cells).filter(([key]) => letters.has(key as ColumnKey)),
      ),
    })),
    said: said(found, rows[at]?.map(headerText) ?? [], filled.length, products.length, added),
    issues: notes.issues,
    remarks: oncePerCause(notes.remarks),
  };
}

/** The rows whose currency is another than the shop's. */
function currencyIssues(
  headers: readonly string[],
  texts: readonly Cell[],
  rows: readonly { row: number; cells: readonly Cell[] }[],
): SheetIssue[] {
  const column = headers.findIndex((header) => /^currency(?: code)?$/.test(header));
  if (column < 0) return [];
  return rows.flatMap(({ row, cells }) => {
    const cell = cells[column] ?? null;
    const meaning = meaningOf('currency', cell);
    return meaning && 'must' in meaning
      ? [{ row, where: headerText(texts[column] ?? null), ...meaning }]
      : [];
  });
}

interface FoundFormat {
  format: ExportFormat;
  /** The row of the headers, from 0. */
  at: number;
  headers: readonly string[];
}

function formatIn(rows: RawSheet['rows']): FoundFormat | undefined {
  for (const [at, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const headers = cells.map(headerKey);
    const format = exportFormats.find(({ signatures }) =>
      signatures.some((all) => all.every((header) => headers.includes(header))),
    );
    if (format) return { format, at, headers };
  }
  return undefined;
}

/** The columns of the sheet that the export fills, each with the export's first column that says it. */
function keysOf({ facts }: ExportFormat, headers: readonly string[]) {
  const known = new Set<string>(columns.map(({ key }) => key));
  return Object.keys(facts).flatMap((fact) => {
    const [column] = columnsOf(fact, facts, headers).flat();
    const filled = FILLED[fact] ?? (known.has(fact) && fact !== 'kind' ? [fact as ColumnKey] : []);
    return column === undefined ? [] : filled.map((key) => ({ key, column }));
  });
}

function addedColumns(headers: readonly string[], { facts }: ExportFormat) {
  const used = new Set(
    Object.keys(facts).flatMap((fact) => columnsOf(fact, facts, headers).flat()),
  );
  return ADDED.flatMap((key) => {
    const column = headers.indexOf(headerKey(columnAt(key).header));
    return column < 0 || used.has(column) ? [] : [{ key, column }];
  });
}

/** 'Read as an export of Shopify: 3 rows, 1 product. Columns read: Title as Name. Not used: Vendor.' */
function said(
  { format: { name, facts }, headers }: FoundFormat,
  texts: readonly string[],
  rows: number,
  products: number,
  added: ReturnType<typeof addedColumns>,
): string {
  const byLabel = new Map<string, Set<number>>();
  for (const [fact, [label]] of Object.entries(facts)) {
    const read = columnsOf(fact, facts, headers).flat();
    byLabel.set(label, new Set([...(byLabel.get(label) ?? []), ...read]));
  }
  for (const { key, column } of added) byLabel.set(columnAt(key).header, new Set([column]));
  const shown = [...byLabel].flatMap(([label, read]) => {
    const own = [...read].toSorted((a, b) => a - b).map((column) => texts[column]);
    return own.length === 0 ? [] : [`${own.join(' + ')} as ${label}`];
  });
  const used = new Set([...byLabel.values()].flatMap((read) => [...read]));
  const unused = texts.filter((text, column) => text !== '' && !used.has(column));
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return [
    `Read as an export of ${name}: ${count(rows, 'row')}, ${count(products, 'product')}.`,
    `Columns read: ${shown.join(', ')}.`,
    ...(unused.length > 0 ? [`Not used: ${named(unused)}.`] : []),
  ].join(' ');
}
