import type { Issue } from '@/lib/catalogue/issue';
import { columnList, columns } from './columns';

/** The rows of a sheet by the ids of their products. */
export type RowsById = ReadonlyMap<string, number>;

/** An issue of the shop's check as a sentence, with the row and the column that it comes from. */
export function atRow(issue: Issue, rows: RowsById): { row: number | undefined; text: string } {
  const { file, entry, field, message } = issue;
  const row = rows.get(entry ?? '') ?? rows.get(productOf(file));
  const key = columnList.find(([one, column]) => (column.field ?? one) === field)?.[0];
  const header = field === 'sizesLeft' ? 'Sizes' : key && columns[key].header;
  const where = row === undefined ? (entry ?? file) : `Row ${row}`;
  const what = header ?? field ?? (row === undefined ? undefined : file);
  const must = message.replace(/, not undefined$/, '');
  return { row, text: `${[where, what].filter(Boolean).join(', ')}: ${sentence(must)}` };
}

/** The product whose photo a file is by its name; '' for any other file. */
function productOf(file: string): string {
  return /[\\/]photos[\\/].*?([^\\/]+)\.\w+$/.exec(file)?.[1] ?? '';
}

/** A message with its full stop. */
export function sentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}
