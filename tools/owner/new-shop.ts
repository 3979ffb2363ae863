import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { namedLines } from '@/lib/format/sentences';
import { writeChange } from '@/tools/change/change-shop';
import { askYes } from '@/tools/cli/questions';
import { Misuse, noteDone, Stop } from '@/tools/cli/stop';
import { terminal } from '@/tools/cli/terminal';
import { besideOf } from './check/to-settle';
import { readAnswers } from './new-shop/answers';
import { askAnswers } from './new-shop/ask';
import { describeNext, describePlan, keepShop } from './new-shop/make';
import { keptFolder, openQuestions, planNewShop } from './new-shop/plan';
import { withoutSamples } from './new-shop/without-samples';

/**
 * Turns the sample shop into the owner's: asks for the shop's facts, or reads them from a file of
 * answers, removes all samples, and keeps the removed files. Run again, it asks for missing facts.
 * The settings must have been read.
 */
export async function newShop(
  file: string | undefined,
  options: { yes: boolean | undefined; withUnsavedWork: boolean | undefined },
): Promise<void> {
  const before = readShop(dataFolder);
  const { answers, faults } = file
    ? readAnswers(readFileSync(file, 'utf8'), file)
    : { answers: await asked(), faults: [] };
  const settings = { ...process.env, NEXT_PUBLIC_SITE_URL: 'that of its host' };
  const beside = besideOf(dataFolder, settings);
  const plan = planNewShop(dataFolder, before, answers);
  const all = [...faults, ...plan.faults];
  if (all.length > 0) throw new Stop(`${all.join('\n')}\n\nNothing was changed.`);
  const kept = keptFolder(dataFolder, new Date());
  console.log(describePlan(plan, kept));
  if (Object.keys(plan.change.files).length === 0) return console.log(describeNext(plan, beside));
  const unsaved = plan.taken.length > 0 && !options.withUnsavedWork ? unsavedWork() : [];
  if (unsaved.length > 0) {
    throw new Stop(
      `\ndata/ has changes that are not committed: ${unsaved.join(', ')}. Commit them first; or add --with-unsaved-work, and they are kept in ${kept} with the rest. Nothing was changed.`,
    );
  }
  if (!options.yes && !process.stdin.isTTY) {
    return console.log('\nNothing is changed yet. Add --yes to do it.');
  }
  if (!options.yes && !(await askYes(terminal, 'Do it?')))
    return console.log('Nothing was changed.');
  keepShop(dataFolder, kept);
  writeChange(plan.change);
  noteDone('The shop is made.');
  console.log(`\nDone.\n\n${describeNext(plan, beside)}`);

  async function asked() {
    if (!process.stdin.isTTY) throw new Misuse('Name a file of answers, or type it in a terminal.');
    const open = openQuestions(withoutSamples(before));
    return askAnswers(open, dataFolder, before, terminal, console.log);
  }
}

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
    return namedLines(files, 3);
  } catch {
    return [];
  }
}
