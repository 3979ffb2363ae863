/**
 * Runs a script of package.json with the settings of an export that tests use (./environments):
 * `npm run fixture -- build` exports the shop of the tests to .test/fixture, `npm run in-folder -- build`
 * the shop of data/ to .test/in-folder.
 */
import '@/scripts/build/say-help';
import { spawnSync } from 'node:child_process';
import { environments } from './environments';

const [name, ...script] = process.argv.slice(2);
const { status } = spawnSync(`npm run ${script.join(' ')}`, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...environments[name as keyof typeof environments] },
});
process.exit(status ?? 1);
