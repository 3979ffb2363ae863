/**
 * npm run new-shop: makes the sample shop the owner's own. It asks for the shop's facts, or reads them from
 * a file of answers, takes all samples out, and keeps what was there. Run again it asks for what is missing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { writeChange } from '@/tools/change/change-shop';
import { Stop, withQuestions, yes } from '@/tools/publish/terminal';
import { flag, Misuse } from './command-line';
import { readAnswers } from './new-shop/answers';
import { askAnswers } from './new-shop/ask';
import { describeNext, describePlan, keepShop } from './new-shop/make';
import { keptFolder, openQuestions, planNewShop } from './new-shop/plan';
import { withoutSamples } from './new-shop/without-samples';
import { run, UserError } from './sheet/run';
import { besideOf } from './to-settle';

const HELP = `npm run new-shop                      asks for the facts of your shop
npm run new-shop -- answers.txt       reads them from a file (docs/owner/answers.txt is an example)
Options, after the file:
  --yes                 does it without asking "Do it? (y/n)"
  --with-unsaved-work   does it although data/ has changes that are not committed`;

const OPTIONS = { yes: flag, 'with-unsaved-work': flag } as const;

await run({ help: HELP, options: OPTIONS, most: 1 }, async ({ positionals, values: options }) => {
  const [file] = positionals;
  loadSettings();
  const before = readShop(dataFolder);
  const { answers, faults } = file
    ? readAnswers(readFileSync(file, 'utf8'), file)
    : { answers: await asked(), faults: [] };
  const settings = { ...process.env, NEXT_PUBLIC_SITE_URL: 'that of its host' };
  const beside = besideOf(dataFolder, settings);
  const plan = planNewShop(dataFolder, before, answers);
  const all = [...faults, ...plan.faults];
  if (all.length > 0) throw new UserError(`${all.join('\n')}\n\nNothing was changed.`);
  const kept = keptFolder(dataFolder, new Date());
  console.log(describePlan(plan, kept));
  if (Object.keys(plan.change.files).length === 0) return console.log(describeNext(plan, beside));
  const unsaved = plan.taken.length > 0 && !options['with-unsaved-work'] ? unsavedWork() : [];
  if (unsaved.length > 0) {
    throw new UserError(
      `\ndata/ has changes that are not committed: ${unsaved.join(', ')}. Commit them first; or add --with-unsaved-work, and they are kept in ${kept} with the rest. Nothing was changed.`,
    );
  }
  if (!options.yes && !process.stdin.isTTY) {
    return console.log('\nNothing is changed yet. Add --yes to do it.');
  }
  if (!options.yes && !(await yes('\nDo it? (y/n) '))) return console.log('Nothing was changed.');
  keepShop(dataFolder, kept);
  writeChange(plan.change);
  console.log(`\nDone.\n\n${describeNext(plan, beside)}`);

  async function asked() {
    if (!process.stdin.isTTY) throw new Misuse(HELP);
    const open = openQuestions(withoutSamples(before));
    return withQuestions((ask) => askAnswers(open, dataFolder, before, ask, console.log)).catch(
      (error: unknown) => {
        throw error instanceof Stop ? new UserError('\nStopped. Nothing was changed.') : error;
      },
    );
  }
});

/** The files of data/ with changes that git does not have; none where there is no git. */
function unsavedWork(): string[] {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: dataFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = status
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
    return files.length > 3 ? [...files.slice(0, 3), `and ${files.length - 3} more`] : files;
  } catch {
    return [];
  }
}
