import { stopped } from '@/lib/format/sentences';
import { type Cell, CellError } from './cell-values';
import { type ColumnKey, columnAt } from './columns';
import { type SheetIssue, sentenceOf } from './sheet-issue';
import type { Table, TableRow } from './table';

/** The findings in the rows of a sheet while they are read. */
export interface Findings {
  readonly issues: readonly SheetIssue[];
  readonly remarks: readonly string[];
  issue: (row: TableRow, key: ColumnKey, must: string, error?: CellError) => void;
  /** An issue of more than one cell. */
  add: (issue: SheetIssue) => void;
  remark: (row: TableRow, key: ColumnKey, message: string) => void;
}

/** Collects what is found in a table. The same is kept once. */
export function findingsIn({ columns }: Pick<Table, 'columns'>): Findings {
  const issues: SheetIssue[] = [];
  const remarks: string[] = [];
  const said = new Set<string>();
  const add = (issue: SheetIssue) => {
    const text = sentenceOf(issue);
    if (!said.has(text)) issues.push(issue);
    said.add(text);
  };
  return {
    issues,
    remarks,
    add,
    issue: ({ row }, key, must, error) => {
      const { header } = columnAt(key);
      const where = error?.showsCell ? `${header} (cell ${columns.get(key)}${row})` : header;
      add({ row, where, must, found: error?.found });
    },
    remark: ({ row }, key, message) => {
      remarks.push(`Row ${row}, ${columnAt(key).header}: ${stopped(message)}`);
    },
  };
}

/** The value of one cell; an issue at its row where it cannot be taken. Undefined without the column. */
export function readCell<T>(
  row: TableRow,
  key: ColumnKey,
  read: (cell: Cell) => T,
  findings: Findings,
): T | undefined {
  const cell = row.cells[key];
  if (cell === undefined) return undefined;
  try {
    return read(cell);
  } catch (error) {
    noteError(row, key, error, findings);
    return undefined;
  }
}

/** Notes what a cell must be. Throws any other error. */
export function noteError(row: TableRow, key: ColumnKey, error: unknown, findings: Findings): void {
  if (!(error instanceof CellError)) throw error;
  findings.issue(row, key, error.must, error);
}
