/**
 * A random walk of a shopper through the shop of the tests (e2e/walk). A seed gives the same steps each
 * time; where one fails, the shortest steps that fail are printed, for e2e/walk/once-failed.ts.
 *
 *   npm run walk -- --seed 7 --steps 2000
 */
import '@/scripts/build/say-help';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '2000' },
  },
});
console.log(`A walk of ${values.steps} steps, seed ${values.seed}.`);
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/walk.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, WALK_SEED: values.seed, WALK_STEPS: values.steps },
});
process.exitCode = status ?? 1;
