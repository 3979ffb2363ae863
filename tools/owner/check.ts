/**
 * The owner's check: says what stops the build and what is worth a look in data/ and in the settings, each
 * in a sentence with its file, product, field and line. It is the build's first step too. With --all it also
 * lists what is still to settle, with every name.
 */
import { stops } from '@/lib/catalogue/issue';
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { loadSettings } from '@/scripts/build/load-settings';
import { checkData } from './check/check-data';
import { describeResult } from './check/describe-result';
import { describeUnsettled } from './unsettled';

allowClosedPipe();
loadSettings();
process.exitCode = await check().catch(unforeseen);

async function check(): Promise<number> {
  const { issues, products, unsettled } = await checkData();
  const stopped = issues.some(stops);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(issues));
    return stopped ? 1 : 0;
  }
  if (process.argv.includes('--all') && unsettled.length > 0) {
    console.log(`Still to settle:\n${describeUnsettled(unsettled, Number.POSITIVE_INFINITY)}\n`);
  }
  console[stopped ? 'error' : 'log'](
    describeResult(issues, unsettled, products, performance.now()),
  );
  return stopped ? 1 : 0;
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
