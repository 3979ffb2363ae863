import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const phone = (config.projects ?? []).filter(({ name }) => name === 'phone');

/** A long random walk of a shopper on a phone, through the shop of the tests: `npm run walk`. */
export default defineConfig({
  ...config,
  testIgnore: [],
  projects: phone.map((project) => ({ ...project, testMatch: 'long-walk.spec.ts' })),
  workers: 1,
  use: { ...config.use, trace: 'off' },
});
