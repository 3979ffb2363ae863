import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser();

/** What a shopper does, tried on the served export, on a phone and on a wide screen. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      // It sets the screens it needs by itself.
      testIgnore: 'picture-sizes.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'wide', use: { viewport: { width: 1280, height: 860 } } },
  ],
  webServer: {
    command: `npx serve out --listen ${port} --no-clipboard --no-port-switching`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
