import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addresses, severalPictures } from './examples';
import { expect, test, untilHydrated } from './fixtures';

declare global {
  interface Window {
    /** The layout shifts so far: the browser's score and the elements that moved. */
    shifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

// Recording a trace forces layouts, which hides layout shifts.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      // Shifts with recent input count too: setting the screen size in a test counts as input.
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120) ?? '?');
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** The layout shifts up to the paint of what is pending now. */
async function shiftsSoFar(page: Page): Promise<Window['shifts']> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // The observer reports a frame after it is painted.
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts;
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the sizes of a page that is read slowly wait for the description above them', {
    tag: '@wide',
  }, async ({ page }) => {
    const { path, description } = severalPictures;
    const html = await (await page.request.get(path)).text();
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      // And no more.
      response.write(html.slice(0, html.lastIndexOf('<p', html.indexOf(`>${description}`))));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await page.route(`http://127.0.0.1:${port}/**`, (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.continue()
        : route.fulfill({ status: 204 }),
    );
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    await expect(page.locator('article form')).toBeAttached();
    await expect(page.locator('article form')).toBeHidden();
    server.closeAllConnections();
    server.close();
  });
});

const { home, shop, contact, product } = addresses;
/** Pages that differ in what arrives late: a hero with offers, a list, a map, and one and several pictures. */
const pages = [home, shop, contact, product, severalPictures.path];

for (const width of [360, 1280]) {
  for (const address of width > 360 ? [severalPictures.path] : pages) {
    test(`the page ${address} at ${width} px has no layout shift when pictures and script arrive late`, {
      tag: width > 360 ? '@wide' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const held: (() => void)[] = [];
      await page.route(/\/pictures\/|\/_next\/.*\.js/, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 700);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.unroute(/\/pictures\/|\/_next\/.*\.js/);
      for (const release of held) release();
      await untilHydrated(page);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.mouse.wheel(0, -9000);
      expect(await shiftsSoFar(page)).toEqual([]);
    });
  }
}
