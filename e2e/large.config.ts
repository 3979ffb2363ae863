import { defineConfig } from '@playwright/test';
import config, { phone } from './playwright.config';
import { large, serve } from './servers';

// `@/data/` is the data of the copy, which is read from the disk too.
delete process.env.TSX_TSCONFIG_PATH;

/** A walk on a phone through a shop with more products than ours: tools/measure/growth.ts makes it. */
export default defineConfig({
  ...config,
  tsconfig: '../tsconfig.json',
  testIgnore: [],
  projects: [
    { name: 'large', testMatch: 'large-shop.spec.ts', use: { ...phone, baseURL: large.url } },
  ],
  workers: 1,
  timeout: 180_000,
  webServer: serve(large),
});
