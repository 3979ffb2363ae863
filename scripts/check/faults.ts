/**
 * Runs the tests that docs/reliability.md cites, and prints its table with a result for each row. Ends with
 * 1 where a row does not hold. A word or two run only the groups with one of them in their name. As for
 * `npm run e2e`, the export of the shop of data/ must be there: `npm run build`.
 *
 *   npm run faults
 *   npm run faults -- storage payment
 */
import { readFileSync } from 'node:fs';
import { issuesOf, readFaults } from './faults/fault-table';
import { runTests } from './faults/run-tests';

const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
const faults = readFaults(readFileSync('docs/reliability.md', 'utf8')).filter(
  ({ group }) => chosen.length === 0 || chosen.some((word) => group.toLowerCase().includes(word)),
);

const run = runTests(faults.flatMap(({ tests }) => tests));
const counts = { held: 0, failed: 0, elsewhere: 0 };
let group = '';
for (const row of faults) {
  if (row.group !== group) console.log(`\n${row.group}`);
  group = row.group;
  const issues = issuesOf(row, run);
  const others = row.commands.map((command) => `by npm run ${command}`).join(', ');
  if (issues.length > 0) counts.failed += 1;
  else if (row.tests.length > 0) counts.held += 1;
  else counts.elsewhere += 1;
  const result = issues.length > 0 ? 'FAILED' : row.tests.length > 0 ? 'holds' : others;
  console.log(`  ${result.padEnd(8)} ${row.fault} → ${row.seen}`);
  for (const issue of issues) console.log(`           ${issue}`);
}
console.log(
  `\n${faults.length} faults: ${counts.held} hold, ${counts.failed} failed, ${counts.elsewhere} by commands of their own.`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;
