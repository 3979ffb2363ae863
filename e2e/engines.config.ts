import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** A walk through the shop of the tests in Firefox and in WebKit, the engine of an iPhone's browsers: `npm run engines`. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: 'engines.spec.ts',
  use: { trace: 'on-first-retry', viewport: { width: 500, height: 900 }, serviceWorkers: 'allow' },
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    use: { browserName },
  })),
  // Each test has a server, which it may take away.
  webServer: [],
});
