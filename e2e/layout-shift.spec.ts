import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** The file of the display face. */
const FACE = '**/marks/face-*';

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

/**
 * Makes the letters of headings, which are those of a phone with Android until the display face is there, so
 * much wider than they are.
 */
async function widenHeadings(page: Page, sizeAdjust: string, family = 'roboto') {
  const weight = family === 'roboto' ? 900 : 700;
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
  await page.addInitScript(
    ([base64, sizeAdjust]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const descriptors = { weight: '800', sizeAdjust };
      document.fonts.add(new FontFace('Display', content, descriptors));
    },
    [readFileSync(file).toString('base64'), sizeAdjust] as const,
  );
}

/** Lets a page draw frames as on a screen: a headless browser may draw none, and then reports no idle time. */
async function keepFrames(page: Page) {
  await page.addInitScript(() => {
    const draw = () => void requestAnimationFrame(draw);
    draw();
  });
}

test.describe('with the display face', () => {
  test.use({ showsFace: true });

  for (const [width, wider] of [
    [360, home],
    [1280, product],
  ] as const) {
    for (const [address, sizeAdjust, family] of [
      [wider === home ? shop : home, '100%', 'roboto'],
      // As wide as Noto Sans.
      [wider, '112%', 'roboto'],
    ] as const) {
      test(`the page ${address} at ${width} px hardly moves when the display face comes after ${family} of ${sizeAdjust}`, {
        tag: width > 360 ? '@wide' : [],
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await widenHeadings(page, sizeAdjust, family);
        await keepFrames(page);
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(FACE, async (route) => {
          await released;
          await route.continue();
        });
        const asked = page.waitForRequest(FACE);
        await page.goto(address);
        await asked;
        await untilHydrated(page);
        // What moves before the face comes is asked above, and by every-page.spec.ts.
        const earlier = (await shiftsSoFar(page)).length;
        const title = page.getByRole('heading', { level: 1 });
        const before = await title.boundingBox();
        const faces = await page.evaluate(() => document.fonts.size);
        release();
        await page.waitForFunction((before) => document.fonts.size > before, faces);
        const shifts = (await shiftsSoFar(page)).slice(earlier);
        expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.002);
        expect((await title.boundingBox())?.height).toBe(before?.height);
      });
    }
  }
});
