import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './fixtures';

declare global {
  interface Window {
    /** What has moved so far, and by how much, as browsers count it. */
    shifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

// To record a page for a trace lays it out, and hides what is to be seen here.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      // Those that browsers excuse, too: she has not touched the page, and a test's own screen size
      // counts as such an excuse.
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node as Element)?.id || (node?.nodeName ?? '?'));
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** What has moved by itself by the time what is under way is painted. */
async function shiftsSoFar(page: Page): Promise<Window['shifts']> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Told of a frame after it.
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts;
  });
}

const pages = ['/', '/shop/', '/about/', '/contact/', '/shop/todays-offer/brogue/'];

for (const address of [...pages, '/shop/?category=todays-offer']) {
  test(`nothing moves on ${address} while she looks at its first screen`, async ({ page }) => {
    await page.goto(address);
    await untilAwake(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    expect(await shiftsSoFar(page)).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  for (const address of pages) {
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
      await untilAwake(page);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.mouse.wheel(0, -9000);
      expect(await shiftsSoFar(page)).toEqual([]);
    });
  }
}
