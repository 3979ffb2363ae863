/**
 * The owner's check: says what stops the build and what is worth a look in data/ and in the settings, each
 * in a sentence with its file, product, field and line. It is the build's first step too. With `--fix` it
 * first writes what has one right answer.
 */
import { spawnSync } from 'node:child_process';
import { type Issue, stops } from '@/lib/catalogue/issue';
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { loadSettings } from '@/scripts/build/load-settings';
import { checkData } from './check/check-data';
import { describeResult } from './check/describe-result';
import { fixData } from './check/fix-data';

allowClosedPipe();
loadSettings();
process.exitCode = await (process.argv.includes('--fix') ? fix() : check()).catch(unforeseen);

async function check(): Promise<number> {
  const { issues, products } = await checkData();
  const stopped = issues.some(stops);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(issues));
    return stopped ? 1 : 0;
  }
  console[stopped ? 'error' : 'log'](describeResult(issues, products, performance.now()));
  return stopped ? 1 : 0;
}

async function fix(): Promise<number> {
  const { lines, unreadable } = await fixData();
  if (lines.length > 0) console.log(`Fixed:\n${lines.join('\n')}\n`);
  else console.log(unreadable ? nothingWritten(unreadable) : 'Nothing to fix.\n');
  // What was read before the fixes stays in this process.
  const again = [...process.execArgv, process.argv[1] ?? ''];
  return spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1;
}

function nothingWritten({ file, place }: Issue): string {
  const where = place ? `${file}, line ${place.line},` : file;
  return `Nothing can be written while ${where} cannot be read: correct that first, then type this again.\n`;
}

/** The last word where something fails that no rule knows, such as a full disk. */
function unforeseen(error: unknown): number {
  const { code, path: file = 'a file' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') console.error('The disk is full: make room on it and try again.');
  else if (code && ['EACCES', 'EBUSY', 'EPERM', 'EROFS'].includes(code)) {
    console.error(`${file}: cannot be opened: close the program that has it open, and try again.`);
  } else {
    console.error(
      `The check stopped for a reason that it does not know. Undo the last change in data/ and try again; if it stops again, show this line to whoever looks after the shop: ${error instanceof Error ? error.message : error}`,
    );
  }
  return 1;
}
