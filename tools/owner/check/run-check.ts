import { stops } from '@/lib/catalogue/issue';
import { fileTrouble } from '@/tools/owner/command-line';
import { describeUnsettled } from '@/tools/owner/unsettled';
import { checkData } from './check-data';
import { describeResult } from './describe-result';

/**
 * Checks the shop and says what it found; with `all` also what is still to settle, every name of it. Resolves
 * with the status that a program ends with: 1 where the shop cannot be built.
 */
export async function runCheck(options: { all: boolean }): Promise<number> {
  return check(options).catch(unforeseen);
}

async function check({ all }: { all: boolean }): Promise<number> {
  const { issues, products, unsettled } = await checkData();
  const stopped = issues.some(stops);
  if (all && unsettled.length > 0) {
    console.log(`Still to settle:\n${describeUnsettled(unsettled, Number.POSITIVE_INFINITY)}\n`);
  }
  console[stopped ? 'error' : 'log'](
    describeResult(issues, unsettled, products, performance.now()),
  );
  return stopped ? 1 : 0;
}

/** The last word where something fails that no rule knows, such as a full disk. */
function unforeseen(error: unknown): number {
  console.error(
    fileTrouble(error) ??
      `The check stopped for a reason that it does not know. Undo the last change in data/ and try again; if it stops again, show this line to whoever looks after the shop: ${error instanceof Error ? error.message : error}`,
  );
  return 1;
}
