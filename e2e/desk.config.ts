import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { desk, serveReady } from './servers';

/** An owner's tasks on the desk, on a phone and on a wide screen: `npm run desk:test`. */
export default defineConfig({
  ...config,
  testDir: './desk',
  testIgnore: [],
  // The desk's package is large: on a busy machine it takes its time to start.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { ...config.use, baseURL: desk.url },
  projects: (config.projects ?? []).filter(({ name }) => name === 'phone' || name === 'wide'),
  webServer: serveReady('desk', desk),
});
