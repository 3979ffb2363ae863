import { defineConfig } from '@playwright/test';
import { installedPrograms } from './engine';
import { engines } from './walk';

const installed = engines.filter((one) => installedPrograms(one));
if (!process.env.TEST_WORKER_INDEX) {
  for (const { name } of engines.filter((one) => !installed.includes(one))) {
    console.log(`Skipped: ${name} is not installed (docs/testing.md).`);
  }
}
if (installed.length === 0) throw new Error('No engine is installed: see docs/testing.md.');

/** A walk through the shop of the tests in other engines than Chromium: `npm run engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'smoke.walk.ts',
  tsconfig: '../shop/tsconfig.json',
  outputDir: '../../.test/results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: installed.map(({ name }) => ({ name })),
});
