import { stops } from '@/lib/catalogue/issue';
import { checkData } from './check-data';
import { describeResult } from './describe-result';
import { describeUnsettled } from './unsettled';

/**
 * Checks the shop and prints the findings; with `all` also every fact to settle. Resolves with the
 * exit code: 1 if the shop cannot be built.
 */
export async function runCheck({ all = false }: { all?: boolean | undefined }): Promise<number> {
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
