import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { desk } from './servers';

/** What an owner does on the desk, on a phone and on a wide screen: `npm run desk:test`. */
export default defineConfig({
  ...config,
  testDir: './desk',
  // The desk's package is large: on a busy machine it takes its time to start.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { ...config.use, baseURL: desk.url },
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'phone' || name === 'wide')
    .map(({ testIgnore, ...project }) => project),
  webServer: {
    command: `npm run desk:build -- --try && npx tsx scripts/build/serve-shop.ts --folder ${desk.folder} --port ${desk.port}`,
    cwd: '..',
    env: desk.env,
    url: desk.url,
    reuseExistingServer: false,
  },
});
