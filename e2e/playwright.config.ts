import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser';
import { fixture, serveReady } from './servers';

// Code that reads data/ from the disk reads the data of the tests' shop, as `@/data/` does
// (tsconfig below).
process.env.TSX_TSCONFIG_PATH = fixture.env.TSX_TSCONFIG_PATH;

const executablePath = findBrowser();

/** Runs on a shop with many products: `npm run growth`. */
const large = 'large-shop.spec.ts';
/** A random walk of many minutes: `npm run walk`. */
const longWalk = 'long-walk.spec.ts';
/** A walk in other engines than Chromium: `npm run engines`. */
const engines = 'engines.spec.ts';
/** Run on the desk: `npm run desk:test`. */
const desk = 'desk/*';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * Tests what a shopper does, on the export of the fixture shop: `npm run e2e`.
 * A test runs on a phone; one tagged @wide runs on a wide screen instead, one tagged @both on each. One tagged @real is of the shop of data/ (smoke.config.ts).
 */
export default defineConfig({
  testDir: '.',
  testIgnore: [large, longWalk, engines, desk],
  // `@/data/` is the data of the fixture shop.
  tsconfig: './shop/tsconfig.json',
  outputDir: '../.test/results',
  fullyParallel: true,
  // A journey opens several pages, on a machine that others use too.
  timeout: 60_000,
  // A browser waits for its page now and then: three share two cores.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // Machines of CI are shared: what passes only on the second run is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: fixture.url,
    // A trace of every test costs a fifth of the time.
    trace: 'on-first-retry',
    // A worker's cache would hide the requests of a page, and page.route does not see the worker's
    // requests. Only offline.spec.ts allows a worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A press on a page that still scrolls lands beside the button: Playwright does not look again.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-smooth-scrolling'],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@wide|@real/, use: phone },
    {
      name: 'wide',
      grep: /@wide|@both/,
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
  webServer: serveReady('fixture', fixture),
});
