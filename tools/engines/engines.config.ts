import { defineConfig } from '@playwright/test';
import { engines } from './walk';

if (!process.env.TEST_WORKER_INDEX) {
  for (const { name } of engines.filter(({ installed }) => !installed)) {
    console.log(`Skipped: ${name} is not installed (docs/testing.md).`);
  }
}
const installed = engines.filter((engine) => engine.installed);
if (installed.length === 0) throw new Error('No engine is installed: see docs/testing.md.');

const tests = 'e2e/shop/tsconfig.json';
// What reads data/ from the disk reads the data of the tests' shop, as `@/data/` is (tsconfig below).
process.env.TSX_TSCONFIG_PATH = tests;

/** A walk through the shop of the tests in other engines than Chromium: `npm run engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'smoke.walk.ts',
  tsconfig: `../../${tests}`,
  outputDir: '../../.test/results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: installed.map(({ name }) => ({ name })),
});
