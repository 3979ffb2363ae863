import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './fixtures';

/** How much has moved under her by itself, as browsers count it. */
async function shiftSoFar(page: Page): Promise<{ value: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts = new PerformanceObserver((list) => {
          const own = (list.getEntries() as LayoutShift[]).filter((one) => !one.hadRecentInput);
          resolve({
            value: own.reduce((sum, one) => sum + one.value, 0),
            moved: own.flatMap((one) => one.sources.map(({ node }) => node?.nodeName ?? '?')),
          });
        });
        // Where nothing has shifted the browser tells nothing.
        shifts.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            if (shifts.takeRecords().length === 0) resolve({ value: 0, moved: [] });
          }),
        );
      }),
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node }[];
}

for (const width of [360, 1280]) {
  for (const address of ['/', '/shop/', '/contact/', '/shop/todays-offer/brogue/']) {
    test(`nothing moves by itself on ${address} at ${width} px, however late pictures and script come`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const late: (() => void)[] = [];
      await page.route(/\/pictures\/|\/_next\/.*\.js/, async (route) => {
        await new Promise<void>((resolve) => late.push(resolve));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 700);
      await expect.poll(() => late.length).toBeGreaterThan(0);
      await page.unroute(/\/pictures\/|\/_next\/.*\.js/);
      for (const go of late) go();
      // No key is pressed: browsers do not count what moves within 500 ms of one.
      await untilAwake(page);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.mouse.wheel(0, -9000);
      expect(await shiftSoFar(page)).toEqual({ value: 0, moved: [] });
    });
  }
}
