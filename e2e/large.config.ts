import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { real } from './servers';

const servers = [config.webServer ?? []].flat();
const smoke = (config.projects ?? []).filter(({ name }) => name === 'smoke');

/** A walk on a phone through a shop with more products than ours: tools/measure/growth.ts makes it. */
export default defineConfig({
  ...config,
  tsconfig: '../tsconfig.json',
  projects: smoke.map((project) => ({ ...project, testMatch: 'large-shop.spec.ts' })),
  workers: 1,
  timeout: 180_000,
  webServer: servers.filter(({ url }) => url === real.url),
});
