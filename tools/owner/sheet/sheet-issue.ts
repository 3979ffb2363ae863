import { byCause, named, stopped } from '@/lib/format/sentences';

/** The rows of a sheet by the ids of their products. */
export type RowsById = ReadonlyMap<string, number>;

/** A mistake in a sheet that must be corrected before the sheet can be taken in. */
export interface SheetIssue {
  /** As the spreadsheet counts. Left out: no row can be named. */
  row?: number | undefined;
  /** The header of its column, or what else of the shop it is about. */
  where?: string | undefined;
  /** The content of the cell, if the sentence begins with it. */
  found?: string | undefined;
  /** 'must be …' */
  must: string;
  /** An option of the command, which `must` names, settles it: no cell is changed. */
  needsOption?: true | undefined;
}

/** 'Row 2, Price: "x" must be a whole number of shillings.' */
export function sentenceOf(issue: SheetIssue): string {
  return sentenceAt(issue, issue.row === undefined ? [] : [issue.row], [issue.found ?? '']);
}

/** The issues with one sentence for each cause: 'Row 2, 3, Name: must not be empty.' */
export function oncePerCause(issues: readonly SheetIssue[]): string[] {
  const causes = byCause(issues, ({ where, must, row }) => [where, must, row === undefined]);
  return causes.map((cause) => {
    const rows = [...new Set(cause.flatMap(({ row }) => row ?? []))];
    const founds = [...new Set(cause.map(({ found = '' }) => found))];
    return sentenceAt(cause[0], rows, founds);
  });
}

function sentenceAt(
  { where, must }: SheetIssue,
  rows: readonly number[],
  founds: readonly string[],
) {
  const at = [...(rows.length > 0 ? [`Row ${named(rows.map(String))}`] : []), where ?? []].flat();
  return `${at.join(', ')}: ${[named(founds), stopped(must)].filter(Boolean).join(' ')}`;
}
