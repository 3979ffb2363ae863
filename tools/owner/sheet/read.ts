/**
 * npm run sheet:read -- shop.xlsx: judges a spreadsheet, or another shop's export, and prints what it would
 * change. With --apply it changes the modules of data/catalogue and fetches the pictures that the file names,
 * unless --no-pictures says otherwise. --gone says what becomes of products that the sheet no longer has,
 * --new-category makes a category, --same-category takes one name of a category for another, and --category is the one of new products whose rows say none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { sizeGuides } from '@/data/size-guide';
import { buildDay } from '@/lib/build/build-day.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import { writeChange } from '@/tools/change/change-shop';
import { type Doubt, doubtSentence } from '@/tools/change/doubts';
import { catalogueIn, readFiles } from '@/tools/change/module-files';
import { flag, Misuse, type Typed } from '@/tools/owner/command-line';
import { applyPlan } from './apply-plan';
import { askCategories, askTwins, askYes } from './ask-categories';
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
import { type Gone, goneChoices } from './merge-rows';
import { type PictureAddresses, type Plan, planSheet } from './plan';
import { readSheet } from './read-sheet';
import { readTable } from './read-table';
import { run, UserError } from './run';
import { sentenceOf } from './sheet-issue';
import { describeTwins, type Twins, twinsIn } from './twin-categories';

const HELP = `npm run sheet:read -- shop.xlsx     says what the sheet would change, and changes nothing
Options, after the file (or shop.csv):
  --apply                 changes it
  --gone sold-out         what becomes of products that the sheet no longer has: sold-out, remove or keep
  --new-category "Bags"   makes a category that is not there yet
  --same-category "Dress = Dresses"   takes one name in the sheet for another
  --category "Bags"       the category of new products whose rows say none
  --as-it-is              changes also what looks like a mistake, such as a price ten times higher
  --no-pictures           fetches no pictures that the file names`;

const OPTIONS = {
  apply: flag,
  gone: { type: 'string' },
  'new-category': { type: 'string', multiple: true },
  'same-category': { type: 'string', multiple: true },
  category: { type: 'string' },
  'as-it-is': flag,
  'no-pictures': flag,
} as const;

await run({ help: HELP, options: OPTIONS, most: 1 }, async (typed) => {
  const { file, apply, gone, category, asItIs, withPictures, ...options } = settings(typed);
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
    const hint = `\n\nTo make the categories that are not there yet: ${command({ newCategories: wanted })}${twins.length > 0 && !areSame ? twinHint(command, wanted, twins) : ''}`;
    const said = describeSheetIssues(applied.issues, where, table.said);
    throw new UserError(plan.unknownCategories.length > 0 ? said + hint : said);
  }
  const doubts = asItIs ? [] : doubtsOfPlan(catalogueIn(files), plan, gone !== undefined);
  if (apply && doubts.length > 0 && !(await areMeant(doubts))) {
    throw new UserError(
      `${describeDoubts(doubts)}\nNothing was changed. Where all of it is meant: ${command({ apply: true, asItIs: true })}`,
    );
  }
  const said = { ...plan, remarks: [...remarks, ...table.remarks, ...applied.remarks] };
  const read = `${where}: ${countedProducts(plan.rows.size)}.`;
  if (apply) {
    const written = writeChange(applied.change);
    console.log(`${read} ${describeApplied(said, written, table.said)}`);
    const ready = withPictures ? await takePictures(plan.pictures) : [];
    if (written.length + ready.length > 0) console.log(`\n${describeNext(plan, ready)}`);
  } else {
    console.log(`${read} ${describePlan(said, table.said)}`);
    if (doubts.length > 0) console.log(`\n${describeDoubts(doubts)}`);
    if (plan.added.length + plan.changed.length + plan.lists.length > 0) {
      console.log(`\nNothing is changed yet. To change it: ${command({ apply: true })}`);
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
});

/** The command for names of categories that may be one. */
function twinHint(
  command: (over: object) => string,
  wanted: readonly string[],
  twins: readonly Twins[],
): string {
  const newCategories = wanted.filter((name) => !twins.some(({ twin }) => twin === name));
  const one = command({ newCategories, sameCategories: twins });
  return `\nIs ${describeTwins(twins)}? Then: ${one}`;
}

/** Whether the person at the terminal wants these categories made. */
function agrees(names: readonly string[]): Promise<boolean> {
  return inTerminal((terminal) => askCategories(terminal, names));
}

/** Whether the person at the terminal means each of what is doubtful. */
function areMeant(doubts: readonly Doubt[]): Promise<boolean> {
  return inTerminal(async (terminal) => {
    for (const doubt of doubts) {
      if (!(await askYes(terminal, `${doubtSentence(doubt)} Is that right?`))) return false;
    }
    return true;
  });
}

function describeDoubts(doubts: readonly Doubt[]): string {
  return ['Doubtful', ...doubts.map((doubt) => `  ${doubtSentence(doubt)}`)].join('\n');
}

/** What is answered in the terminal; no where there is none. */
async function inTerminal(ask: (terminal: Interface) => Promise<boolean>): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl and C, or D, at the question.
  terminal.once('close', () => process.exit());
  const answer = await ask(terminal);
  terminal.removeAllListeners('close');
  terminal.close();
  return answer;
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

/** The two names of an option: 'Dress = Dresses'. */
function twinsOf(text: string): Twins {
  const [, twin, main] = /^\s*(.+?)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
  if (twin === undefined || main === undefined) {
    throw new Misuse(
      `--same-category must be two names, such as "Dress = Dresses", not "${text}".`,
    );
  }
  return { twin, main };
}

function settings({ values, positionals: [file] }: Typed<typeof OPTIONS>) {
  if (!file) {
    throw new Misuse('Name the file to read: npm run sheet:read -- shop.xlsx (or shop.csv).');
  }
  const gone = values.gone as Gone | undefined;
  if (gone !== undefined && !goneChoices.includes(gone)) {
    throw new Misuse(`--gone must be one of ${goneChoices.join(', ')}, not ${gone}.`);
  }
  return {
    file,
    apply: values.apply,
    gone,
    newCategories: values['new-category'] ?? [],
    sameCategories: (values['same-category'] ?? []).map(twinsOf),
    category: values.category,
    asItIs: values['as-it-is'],
    withPictures: !values['no-pictures'],
  };
}
