/** Lists, after a build, what the owner must still settle. Stops nothing. */

import { loadSettings } from '@/scripts/build/load-settings';
import { toSettle } from './check/to-settle';
import { describeUnsettled } from './check/unsettled';

loadSettings();

const rows = toSettle();
if (rows.length > 0) {
  console.log(`\nStill to settle before the shop opens:\n${describeUnsettled(rows)}`);
}
