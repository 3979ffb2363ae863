import { join } from 'node:path';
import { sizeGuides } from '@/data/size-guide';
import { buildDay } from '@/lib/build/build-day.build';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import type { Change } from '@/tools/change/change-shop';
import type { Doubt } from '@/tools/change/doubts';
import { catalogueIn, type Files, readFiles } from '@/tools/change/module-files';
import { applyPlan } from './apply-plan';
import { doubtsOfPlan, withoutDoubtful } from './hold-doubts';
import { type Plan, type PlanOptions, planSheet } from './plan';
import { readSheet } from './read-sheet';
import type { SheetIssue } from './sheet-issue';
import type { RawSheet, Table } from './table';

/** The shop that a sheet is read for. */
export interface SheetShop
  extends Required<Pick<PlanOptions, 'today' | 'hasPhoto' | 'sizeGuides'>> {
  files: Files;
}

/**
 * The options of reading a sheet: chosen by a person at a terminal, or those of a publish, which
 * asks nobody.
 */
interface SheetFront<Choice extends { plan: Plan }> {
  tableOf: (sheet: RawSheet, today: string) => Table;
  options: ChosenOptions;
  /** The plan, with more options where they are chosen. Throws a Stop for a sheet that cannot be meant. */
  choose: (
    planWith: (more?: ChosenOptions) => Plan,
    table: Table,
    data: CatalogueData,
  ) => Choice | Promise<Choice>;
  /** Whether what is doubtful is meant. */
  asItIs: boolean | undefined;
  /** Whether a person is there to ask. Where nobody is, what is doubtful is left as it was. */
  isAttended: boolean;
}

type ChosenOptions = Omit<PlanOptions, keyof SheetShop | 'keep'>;

/** The changes by a sheet, judged with the rest of the shop. */
interface JudgedSheet<Choice> {
  choice: Choice;
  /** The name of its sheet in a workbook. */
  sheetName: string | undefined;
  /** Which columns were read. */
  columns: string;
  /** The plan, with the remarks of the file, of its table and of the check. */
  plan: Plan;
  doubts: readonly Doubt[];
  /** The mistakes that prevent writing; with any, there is no change. */
  issues: readonly SheetIssue[];
  change: Change | undefined;
}

/** The shop in the folder, today. */
export function sheetShop(): SheetShop {
  return {
    files: readFiles(),
    today: buildDay(),
    sizeGuides,
    hasPhoto: (folder, id) => hasPhoto(join(dataFolder, 'photos'), folder, id),
  };
}

/** A shop's change by a sheet, and its doubts; writes nothing. Throws a SheetError for an unreadable sheet. */
export async function judgeSheet<Choice extends { plan: Plan }>(
  bytes: Uint8Array,
  { files, ...shop }: SheetShop,
  { tableOf, options, choose, asItIs, isAttended }: SheetFront<Choice>,
): Promise<JudgedSheet<Choice>> {
  const { remarks, ...sheet } = await readSheet(bytes);
  const table = tableOf(sheet, shop.today);
  const data = catalogueIn(files);
  const planned = { ...shop, ...options };
  const choice = await choose(
    (more) => planSheet(table, data, { ...planned, ...more }),
    table,
    data,
  );
  const isGoneMeant = isAttended && options.gone !== undefined;
  const doubts = asItIs ? [] : doubtsOfPlan(data, choice.plan, isGoneMeant);
  const isHeld = !isAttended && doubts.length > 0;
  const held = isHeld ? withoutDoubtful(table, data, choice.plan, doubts) : undefined;
  const plan = held ? planSheet(held.table, data, { ...planned, keep: held.keep }) : choice.plan;
  const { change, issues, remarks: looks } = applyPlan(files, plan);
  return {
    choice,
    sheetName: sheet.name,
    columns: table.said,
    plan: { ...plan, remarks: [...remarks, ...table.remarks, ...looks] },
    doubts,
    issues,
    change: issues.length > 0 ? undefined : change,
  };
}
