import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser';
import type { Letters } from './letters';
import { fixture, real } from './servers';

// What reads data/ from the disk reads the data of the fixture shop, as `@/data/` is (tsconfig below).
process.env.TSX_TSCONFIG_PATH = fixture.env.TSX_TSCONFIG_PATH;

const executablePath = findBrowser();

/** Runs on a shop with many products: `npm run growth`. */
const large = 'large-shop.spec.ts';
/** A random walk of many minutes: `npm run walk`. */
const longWalk = 'long-walk.spec.ts';
/** Runs on the shop of data/. */
const smoke = 'smoke.spec.ts';
/** Run on the desk: `npm run desk:test`. */
const desk = 'desk/*';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * Tests what a shopper does, on the export of the fixture shop, and opens every page of the real one.
 * A test runs on a phone; one tagged @wide runs on a wide screen instead, one tagged @both on each, one tagged
 * @letters in wider letters too.
 */
export default defineConfig<object, { letters: Letters }>({
  testDir: '.',
  // `@/data/` is the data of the fixture shop.
  tsconfig: './shop/tsconfig.json',
  outputDir: '../.test/results',
  fullyParallel: true,
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
    // What a worker keeps would hide what a page asks for: offline.spec.ts alone has one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A press on a page that still scrolls lands beside the button: Playwright does not look again.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-smooth-scrolling'],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [large, longWalk, smoke, desk], grepInvert: /@wide/, use: phone },
    {
      name: 'wide',
      testIgnore: [large, longWalk, smoke, desk],
      grep: /@wide|@both/,
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'wide letters',
      testIgnore: [large, longWalk, smoke, desk],
      grep: /@letters/,
      use: { ...phone, letters: 'wide' },
    },
    { name: 'smoke', testMatch: smoke, use: { ...phone, baseURL: real.url } },
  ],
  webServer: [
    {
      command: serve(real),
      cwd: '..',
      env: real.env,
      url: real.url,
      reuseExistingServer: false,
    },
    {
      command: `npm run build && ${serve(fixture)}`,
      cwd: '..',
      env: fixture.env,
      url: fixture.url,
      timeout: 600_000,
      reuseExistingServer: false,
    },
  ],
});

function serve({ folder, port }: { folder: string; port: number }) {
  return `npx tsx scripts/build/serve-shop.ts --folder ${folder} --port ${port}`;
}
