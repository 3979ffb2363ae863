import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { fixture } from './servers';

const servers = [config.webServer ?? []].flat();
const phone = (config.projects ?? []).filter(({ name }) => name === 'phone');

/** A long random walk of a shopper on a phone, through the shop of the tests: `npm run walk`. */
export default defineConfig({
  ...config,
  projects: phone.map((project) => ({
    ...project,
    testMatch: 'long-walk.spec.ts',
    testIgnore: [],
  })),
  workers: 1,
  use: { ...config.use, trace: 'off' },
  webServer: servers.filter(({ url }) => url === fixture.url),
});
