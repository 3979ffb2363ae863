/**
 * Runs a script of package.json on the shop of the tests: `npm run fixture -- build` exports it to
 * out-fixture, `npm run fixture -- dev` serves it.
 */
import { spawnSync } from 'node:child_process';
import { fixtureEnvironment } from './environment';

const { status } = spawnSync(`npm run ${process.argv.slice(2).join(' ')}`, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...fixtureEnvironment },
});
process.exit(status ?? 1);
