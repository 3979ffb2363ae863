import { defineConfig } from '@playwright/test';
import { findBrowser } from '@/e2e/find-browser';
import { configured, plain } from './servers';

const executablePath = findBrowser();

/** Runs on a shop with many products: `npm run growth`. */
const large = 'large-shop.spec.ts';

/**
 * Tests what a shopper does, on the served export, on a phone and on a wide screen. A test tagged @phone
 * or @wide runs on that screen alone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may delay a test once; a second failure counts.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: plain.url,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      // picture-sizes.spec.ts sets its screens itself, so once is enough.
      testIgnore: ['picture-sizes.spec.ts', large],
      grepInvert: /@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'wide',
      testIgnore: large,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 860 } },
    },
  ],
  webServer: [
    {
      command: serve(plain),
      cwd: '..',
      url: plain.url,
      reuseExistingServer: false,
    },
    {
      command: `npx next build && npx tsx scripts/build/finish-export.ts ${configured.folder} && ${serve(configured)}`,
      cwd: '..',
      env: configured.env,
      url: configured.url,
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});

function serve({ folder, port }: { folder: string; port: number }) {
  return `npx serve ${folder} --listen ${port} --no-clipboard --no-port-switching`;
}
