import { readFileSync } from 'node:fs';
import { writeChange } from '@/tools/change/change-shop';
import { type Doubt, doubtSentence } from '@/tools/change/doubts';
import { askYes, type Questions } from '@/tools/cli/questions';
import { noteDone, Stop } from '@/tools/cli/stop';
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
import { judgeSheet, sheetShop } from './judge-sheet';
import type { Gone } from './merge-rows';
import type { PictureAddresses, Plan } from './plan';
import { readTable } from './read-table';
import { sentenceOf } from './sheet-issue';
import { describeTwins, type Twins, twinsIn } from './twin-categories';

interface Reading {
  file: string;
  /** Changes the shop; else the changes are only printed. */
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
 * Judges a spreadsheet, or an export of another shop, and prints its changes. With `apply` it
 * changes the modules of data/catalogue, and fetches the pictures that the file names. Throws a
 * Stop for values that must change first, and for doubtful values that are not confirmed.
 */
export async function readSheetFile(reading: Reading): Promise<void> {
  const { file, apply, gone, category, asItIs, withPictures } = reading;
  const judged = await judgeSheet(readFileSync(file), sheetShop(), {
    tableOf: readTable,
    options: {
      gone,
      category,
      newCategories: reading.newCategories,
      sameCategories: reading.sameCategories,
    },
    choose: (planWith) => chooseCategories(reading, planWith),
    asItIs,
    isAttended: true,
  });
  const { plan, change, issues, doubts, columns, sheetName } = judged;
  const { newCategories, sameCategories, wanted, twins } = judged.choice;
  const where = sheetName === undefined ? file : `${file}, sheet ${sheetName}`;
  const command = (over: object) =>
    readCommand(file, { newCategories, sameCategories, category, gone, ...over });
  if (!change) {
    const all = `o make the categories that are not there yet: ${command({ newCategories: wanted })}`;
    const hint =
      twins.length > 0 ? `\n\n${twinHint(command, wanted, twins)}\nIf not, t${all}` : `\n\nT${all}`;
    const said = describeSheetIssues(issues, where, columns);
    throw new Stop(plan.unknownCategories.length > 0 ? said + hint : said);
  }
  if (apply && doubts.length > 0 && !(await areMeant(doubts))) {
    throw new Stop(
      `${describeDoubts(doubts)}\nNothing was changed. If all of it is right: ${command({ apply: true, asItIs: true })}`,
    );
  }
  const read = `${where}: ${countedProducts(plan.rows.size)}.`;
  if (apply) {
    const written = writeChange(change);
    if (written.length > 0)
      noteDone('The sheet is taken in, and not all of its pictures are fetched.');
    console.log(`${read} ${describeApplied(plan, written, columns)}`);
    const ready = withPictures ? await takePictures(plan.pictures) : [];
    if (written.length + ready.length > 0) console.log(`\n${describeNext(plan, ready)}`);
  } else {
    console.log(`${read} ${describePlan(plan, columns)}`);
    if (doubts.length > 0) console.log(`\n${describeDoubts(doubts)}`);
    if (plan.added.length + plan.changed.length + plan.lists.length > 0) {
      console.log(`\nNothing is changed yet. To change it: ${command({ apply: true })}`);
      if (doubts.length > 0) {
        console.log(
          `In a terminal the command asks about each doubtful value. If all of them are right: ${command({ apply: true, asItIs: true })}`,
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

/** The plan with the categories that the person at the terminal wants made. */
async function chooseCategories(
  { newCategories: typed, sameCategories: typedSame }: Reading,
  planWith: (more?: Partial<Pick<Reading, 'newCategories' | 'sameCategories'>>) => Plan,
) {
  const first = planWith();
  const twins = twinsIn([...typed, ...first.unknownCategories]).filter(({ twin }) =>
    first.unknownCategories.includes(twin),
  );
  const areSame = twins.length > 0 && (await inTerminal((terminal) => askTwins(terminal, twins)));
  const sameCategories = [...typedSame, ...(areSame ? twins : [])];
  const unknown = first.unknownCategories.filter(
    (name) => !areSame || !twins.some(({ twin }) => twin === name),
  );
  const wanted = [...typed, ...unknown];
  const isAgreed = unknown.length > 0 && (await agrees(unknown));
  const choice = {
    newCategories: isAgreed ? wanted : typed,
    sameCategories,
    wanted,
    twins: areSame ? [] : twins,
  };
  if (unknown.length === 0 && !areSame) return { ...choice, plan: first };
  const whole = planWith({ newCategories: wanted, sameCategories });
  const plan = isAgreed || unknown.length === 0 ? whole : withMore(first, whole);
  return { ...choice, plan };
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

/** The answer in the terminal; no without a terminal. */
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
