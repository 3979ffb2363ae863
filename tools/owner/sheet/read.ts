import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeGuides } from '@/data/size-guide';
import { buildDay } from '@/lib/build/build-day.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import { writeChange } from '@/tools/change/change-shop';
import { type Doubt, doubtSentence } from '@/tools/change/doubts';
import { catalogueIn, readFiles } from '@/tools/change/module-files';
import { askYes, type Questions } from '@/tools/cli/questions';
import { noteDone, Stop } from '@/tools/cli/stop';
import { applyPlan } from './apply-plan';
import { askCategories, askTwins } from './ask-categories';
import { readCommand } from './command';
import {
  countedPictures,
  countedProducts,
  describeApplied,
  describeNext,
  describePlan,
  describeSheetIssues,
} from './describe-plan';
import { fetchPictures } from './fetch-pictures';
import { doubtsOfPlan } from './hold-doubts';
import type { Gone } from './merge-rows';
import { type PictureAddresses, type Plan, planSheet } from './plan';
import { readSheet } from './read-sheet';
import { readTable } from './read-table';
import { sentenceOf } from './sheet-issue';
import { describeTwins, type Twins, twinsIn } from './twin-categories';

/** What a sheet is read for, and how. */
interface Reading {
  file: string;
  /** Changes the shop; else it is said what would change. */
  apply: boolean | undefined;
  gone: Gone | undefined;
  newCategories: readonly string[];
  /** Names in the sheet that are taken for another. */
  sameCategories: readonly Twins[];
  /** The category of new products whose rows say none. */
  category: string | undefined;
  /** Changes also what is doubtful. */
  asItIs: boolean | undefined;
  withPictures: boolean;
}

/**
 * Judges a spreadsheet, or another shop's export, and prints what it would change. Where it is to be applied, it
 * changes the modules of data/catalogue and fetches the pictures that the file names. Throws a Stop for what
 * must be changed first, and for what is doubtful and not meant.
 */
export async function readSheetFile(reading: Reading): Promise<void> {
  const { file, apply, gone, category, asItIs, withPictures, ...options } = reading;
  const { remarks, ...sheet } = await readSheet(readFileSync(file));
  const today = buildDay();
  const table = readTable(sheet, today);
  const files = readFiles();
  const planWith = (
    newCategories: readonly string[],
    sameCategories: readonly Twins[] = options.sameCategories,
  ) =>
    planSheet(table, catalogueIn(files), {
      today,
      gone,
      category,
      newCategories,
      sameCategories,
      sizeGuides,
      hasPhoto: (folder, id) => hasPhoto(join(dataFolder, 'photos'), folder, id),
    });
  const first = planWith(options.newCategories);
  const twins = twinsIn([...options.newCategories, ...first.unknownCategories]).filter(({ twin }) =>
    first.unknownCategories.includes(twin),
  );
  const areSame = twins.length > 0 && (await inTerminal((terminal) => askTwins(terminal, twins)));
  const sameCategories = [...options.sameCategories, ...(areSame ? twins : [])];
  const unknown = first.unknownCategories.filter(
    (name) => !areSame || !twins.some(({ twin }) => twin === name),
  );
  const wanted = [...options.newCategories, ...unknown];
  const isAgreed = unknown.length > 0 && (await agrees(unknown));
  const newCategories = isAgreed ? wanted : options.newCategories;
  const plan =
    unknown.length === 0 && !areSame
      ? first
      : isAgreed || unknown.length === 0
        ? planWith(wanted, sameCategories)
        : withMore(first, planWith(wanted, sameCategories));
  const where = sheet.name === undefined ? file : `${file}, sheet ${sheet.name}`;
  const applied = applyPlan(files, plan);
  const command = (over: object) =>
    readCommand(file, { newCategories, sameCategories, category, gone, ...over });
  if (applied.issues.length > 0) {
    const all = `o make the categories that are not there yet: ${command({ newCategories: wanted })}`;
    const hint =
      twins.length > 0 && !areSame
        ? `\n\n${twinHint(command, wanted, twins)}\nIf not, t${all}`
        : `\n\nT${all}`;
    const said = describeSheetIssues(applied.issues, where, table.said);
    throw new Stop(plan.unknownCategories.length > 0 ? said + hint : said);
  }
  const doubts = asItIs ? [] : doubtsOfPlan(catalogueIn(files), plan, gone !== undefined);
  if (apply && doubts.length > 0 && !(await areMeant(doubts))) {
    throw new Stop(
      `${describeDoubts(doubts)}\nNothing was changed. Where all of it is meant: ${command({ apply: true, asItIs: true })}`,
    );
  }
  const said = { ...plan, remarks: [...remarks, ...table.remarks, ...applied.remarks] };
  const read = `${where}: ${countedProducts(plan.rows.size)}.`;
  if (apply) {
    const written = writeChange(applied.change);
    if (written.length > 0)
      noteDone('The sheet is taken in, and not all of its pictures are fetched.');
    console.log(`${read} ${describeApplied(said, written, table.said)}`);
    const ready = withPictures ? await takePictures(plan.pictures) : [];
    if (written.length + ready.length > 0) console.log(`\n${describeNext(plan, ready)}`);
  } else {
    console.log(`${read} ${describePlan(said, table.said)}`);
    if (doubts.length > 0) console.log(`\n${describeDoubts(doubts)}`);
    if (plan.added.length + plan.changed.length + plan.lists.length > 0) {
      console.log(`\nNothing is changed yet. To change it: ${command({ apply: true })}`);
      if (doubts.length > 0) {
        console.log(
          `In a terminal that asks about what is doubtful. Where all of it is meant: ${command({ apply: true, asItIs: true })}`,
        );
      }
    }
  }
  if (plan.gone.length > 0 && gone === undefined) {
    const apply = true;
    console.log(
      [
        '\nGone from the sheet: sold out, or removed? Until you say, they stay in the shop as they are.',
        `  Sold out, the page stays:   ${command({ gone: 'sold-out', apply })}`,
        `  Removed, with their pages:  ${command({ gone: 'remove', apply })}`,
        `  Leave them as they are:     ${command({ gone: 'keep', apply })}`,
      ].join('\n'),
    );
  }
}

/** The command for names of categories that may be one. */
function twinHint(
  command: (over: object) => string,
  wanted: readonly string[],
  twins: readonly Twins[],
): string {
  const newCategories = wanted.filter((name) => !twins.some(({ twin }) => twin === name));
  const one = command({ newCategories, sameCategories: twins });
  return `Is ${describeTwins(twins)}? Then: ${one}`;
}

/** Whether the person at the terminal wants these categories made. */
function agrees(names: readonly string[]): Promise<boolean> {
  return inTerminal((questions) => askCategories(questions, names));
}

/** Whether the person at the terminal means each of what is doubtful. */
function areMeant(doubts: readonly Doubt[]): Promise<boolean> {
  return inTerminal(async (questions) => {
    for (const doubt of doubts) {
      if (!(await askYes(questions, `${doubtSentence(doubt)} Is that right?`))) return false;
    }
    return true;
  });
}

function describeDoubts(doubts: readonly Doubt[]): string {
  return ['Doubtful', ...doubts.map((doubt) => `  ${doubtSentence(doubt)}`)].join('\n');
}

/** What is answered in the terminal; no where there is none. */
async function inTerminal(ask: (questions: Questions) => Promise<boolean>): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const { terminal } = await import('@/tools/cli/terminal');
  return ask(terminal);
}

/** A plan with what would be wrong, too, if its categories were there. */
function withMore(plan: Plan, whole: Plan): Plan {
  const said = new Set(plan.issues.map(sentenceOf));
  const more = whole.issues.filter((issue) => !said.has(sentenceOf(issue)));
  return { ...plan, issues: [...plan.issues, ...more] };
}

/** Fetches the pictures of products and says so; gives the ids of those whose first picture waits. */
async function takePictures(products: readonly PictureAddresses[]): Promise<readonly string[]> {
  if (products.length === 0) return [];
  const count = products.reduce((sum, { addresses }) => sum + addresses.length, 0);
  console.log(`\nFetching ${countedPictures(count)} …`);
  const fetched = await fetchPictures(products);
  const failed = fetched.failures.map((failure) => `  ${failure}`);
  console.log(
    [
      `${countedPictures(fetched.count)} put into data/photos/new.`,
      ...(failed.length > 0 ? ['Not fetched', ...failed] : []),
    ].join('\n'),
  );
  return fetched.ready;
}
