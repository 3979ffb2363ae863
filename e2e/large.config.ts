import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { plain } from './servers';

const servers = [config.webServer ?? []].flat();
const phone = (config.projects ?? []).filter(({ name }) => name === 'phone');

/** A walk on a phone through a shop with more products than ours: scripts/measure/growth.ts makes it. */
export default defineConfig({
  ...config,
  testMatch: 'large-shop.spec.ts',
  testIgnore: [],
  projects: phone.map((project) => ({ ...project, testIgnore: [] })),
  workers: 1,
  timeout: 180_000,
  webServer: servers.filter(({ url }) => url === plain.url),
});
