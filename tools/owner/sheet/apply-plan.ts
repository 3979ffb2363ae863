import { productModule } from '@/data/schema/modules';
import { type Issue, inModule, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { saidAt } from '@/lib/format/marks';
import { withFound } from '@/lib/format/sentences';
import { type Change, changeOf } from '@/tools/change/change-shop';
import { changedFiles, type Files, filesWith } from '@/tools/change/module-files';
import { cellDoor, headerOf } from './columns';
import type { Plan } from './plan';
import { type RowsById, type SheetIssue, sentenceOf } from './sheet-issue';

/** The result of a plan. */
interface Applied {
  change: Change;
  /** The issues that prevent writing: those of the plan, and those that would stop the shop. */
  issues: readonly SheetIssue[];
  /** The plan's, and what the build's check finds worth a look in a row. */
  remarks: readonly string[];
}

/** The modules as a plan changes them, judged with the rest of the shop. */
export function applyPlan(before: Files, plan: Plan): Applied {
  const change = changeOf(dataFolder, changedFiles(before, filesWith(before, plan.catalogue)));
  const { issues, remarks } = plan;
  const lost = Object.keys(change.files).filter(
    (file) => isProduct(file) && /\/\/|\/\*/.test(before[file] ?? ''),
  );
  // While rows are left out, only what is wrong within a row is sure.
  const isWhole = issues.length === 0;
  const isWanted = (issue: Issue) =>
    rowOf(issue, plan.rows) !== undefined || (isWhole && stops(issue));
  const found = change.issues.filter(isWanted);
  const all = [...issues, ...found.filter(stops).map((issue) => atRow(issue, plan.rows))];
  const looks = found.filter((issue) => !stops(issue));
  return {
    change,
    issues: all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    remarks: [
      ...remarks,
      ...looks.map((issue) => sentenceOf(atRow(issue, plan.rows))),
      ...lost.map((file) => `${file}: its comment is not kept. Its field note keeps one.`),
    ],
  };
}

function isProduct(file: string): boolean {
  return moduleAt(file) === productModule;
}

/** An issue of the shop's check with the row and the column that it comes from. */
function atRow(issue: Issue, rows: RowsById): SheetIssue {
  const { file, entry, field, message, found } = issue;
  const row = rowOf(issue, rows);
  const header = field && headerOf(field);
  if (row === undefined) {
    return { where: [entry ?? file, header].filter(Boolean).join(', '), must: inModule(issue) };
  }
  return { row, where: header ?? file, must: withFound(saidAt(cellDoor, message), found) };
}

function rowOf({ entry, file }: Issue, rows: RowsById): number | undefined {
  return rows.get(entry ?? '') ?? rows.get(productOf(file));
}

/** The product whose module or photo a file is by its name; '' for any other file. */
function productOf(file: string): string {
  return /[\\/](?:catalogue|photos)[\\/].*?[\\/]([^\\/]+)\.\w+$/.exec(file)?.[1] ?? '';
}
