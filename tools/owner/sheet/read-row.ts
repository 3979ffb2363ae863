import { isDeepStrictEqual } from 'node:util';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { formatKes } from '@/lib/format/money';
import { type Findings, noteError, readCell } from './cell-findings';
import { isEmpty } from './cell-values';
import { type Column, type ColumnKey, columnAt, columns, type Placed } from './columns';
import { openedNote, type SizeEntry } from './sizes-cell';
import { stockCells, stockChanges, stockKeys } from './stock-cells';
import type { Table, TableRow } from './table';

/** The fields of a record while its row is read. */
export type Fields = Record<string, unknown>;

/** The columns whose cells are read in another way. */
const OTHERS: readonly ColumnKey[] = [
  ...stockKeys,
  ...(['picture', 'id', 'category', 'offer', 'featured'] as const),
];
const fieldColumns = columns.filter(({ key }) => !OTHERS.includes(key));

/**
 * The fields of a row: the fields of its product, with the changes of its cells. A cell that
 * `sheet:write` would write in the same way changes nothing, so that a value which no cell can
 * express stays.
 */
export function fieldsOfRow(
  row: TableRow,
  existing: Placed | undefined,
  table: Table,
  data: CatalogueData,
  findings: Findings,
): Fields {
  const fields: Fields = { ...existing?.record };
  for (const column of fieldColumns.filter(({ key }) => table.columns.has(key))) {
    applyCell(row, column, existing, fields, data, findings);
  }
  applyStock(row, existing, fields, table, data, findings);
  return fields;
}

function applyCell(
  row: TableRow,
  { key, read, write, isOptional }: Column,
  existing: Placed | undefined,
  fields: Fields,
  data: CatalogueData,
  findings: Findings,
): void {
  const written = existing && write(existing, data);
  if (existing && row.cells[key] === written) return;
  const before = findings.issues.length;
  const value = readCell(row, key, (cell) => read(cell, data), findings);
  if (findings.issues.length > before) return;
  if (existing && isSame(value, read(written ?? null, data))) return;
  if (value !== undefined || isOptional) put(fields, key, value);
  else if (existing && key === 'priceKes' && isEmpty(row.cells[key])) {
    findings.remark(row, key, `is empty: ${formatKes(Number(fields[key]))} stays`);
  }
}

/** Puts a value into a field, 'sw.name' into the field `name` of `sw`; undefined takes it out. */
function put(fields: Fields, key: string, value: unknown): void {
  const [field = '', part] = key.split('.');
  const whole = part ? { ...(fields[field] as Fields | undefined), [part]: value } : value;
  if (part && value === undefined) delete (whole as Fields)[part];
  // A mark of a sample alone marks nothing.
  const isEmptied = part
    ? Object.keys(whole as Fields).every((name) => name === 'sample')
    : value === undefined;
  if (isEmptied) delete fields[field];
  else fields[field] = whole;
}

function applyStock(
  row: TableRow,
  existing: Placed | undefined,
  fields: Fields,
  table: Table,
  data: CatalogueData,
  findings: Findings,
): void {
  const given = stockKeys.filter((key) => table.columns.has(key));
  const isWritten = (key: ColumnKey) =>
    existing && row.cells[key] === columnAt(key).write(existing, data);
  if (given.every(isWritten)) return;
  const before = findings.issues.length;
  const cells = stockCells(given, (key) =>
    readCell(row, key, (cell) => columnAt(key).read(cell, data), findings),
  );
  if (findings.issues.length > before) return;
  noteOpened(row, cells.sizes ?? [], String(fields.name ?? ''), findings);
  if (findings.issues.length > before) return;
  try {
    const changes = stockChanges(cells, existing, data);
    for (const [field, value] of Object.entries(changes)) {
      if (value === undefined) delete fields[field];
      else fields[field] = value;
    }
  } catch (error) {
    noteError(row, 'sizes', error, findings);
  }
}

/** Goods whose one size is often named by a range. */
const SOLD_BY_RANGE = /\b(?:socks?|soksi|tights|stockings?|leggings?)\b/i;

/** Says which sizes were opened; of goods that are sold by a range, it asks. */
function noteOpened(
  row: TableRow,
  sizes: readonly SizeEntry[],
  name: string,
  findings: Findings,
): void {
  for (const opened of sizes.flatMap(({ opened }) => opened ?? [])) {
    const { from, into } = opened;
    if (SOLD_BY_RANGE.test(name)) {
      const all = `all of the sizes, ${into.join(' ')}`;
      findings.issue(row, 'sizes', `${from} must be ${from} (one size), or ${all}`);
    } else {
      findings.remark(row, 'sizes', openedNote(opened));
    }
  }
}

/** Whether two values are one. Spreadsheets make 7 of 007. */
function isSame(value: unknown, written: unknown): boolean {
  const isNumber = typeof written === 'string' && /^0\d+$/.test(written);
  return isDeepStrictEqual(value, written) || (isNumber && value === String(Number(written)));
}
