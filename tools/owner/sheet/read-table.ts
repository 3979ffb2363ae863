import { exportTableOf } from './exports/export-table';
import { type RawSheet, type Table, tableOf } from './table';

/**
 * The table in a sheet of the owner's: an export of another shop's program, or a list with the names of the
 * shop's columns. Throws a SheetError where it is neither.
 */
export function readTable(sheet: RawSheet, today: string): Table {
  return exportTableOf(sheet, today) ?? tableOf(sheet);
}
