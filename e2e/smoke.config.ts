import { defineConfig } from '@playwright/test';
import config, { phone } from './playwright.config';
import { real, serveReady } from './servers';

/** The tests on the shop of data/, with each page of its sitemap: `npm run smoke`. */
export default defineConfig({
  ...config,
  projects: [{ name: 'smoke', grep: /@real/, use: { ...phone, baseURL: real.url } }],
  webServer: serveReady('folder', real),
});
