import { defineConfig } from '@playwright/test';
import config, { phone } from './playwright.config';
import { real, serveReady } from './servers';

/** What is tested on the shop of data/, each page of its sitemap among it: `npm run smoke`. */
export default defineConfig({
  ...config,
  projects: [{ name: 'smoke', grep: /@real/, use: { ...phone, baseURL: real.url } }],
  webServer: serveReady('folder', real),
});
