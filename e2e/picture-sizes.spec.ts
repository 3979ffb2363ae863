import type { Page } from '@playwright/test';
import { widthsUpTo } from '@/lib/pictures/picture';
import { addresses, severalPictures } from './examples';
import { expect, test } from './fixtures';

const { home, shop, product } = addresses;
const pages = [home, shop, severalPictures.path];
const screens = [
  { width: 360, height: 740, ratios: [2, 3], pages },
  { width: 768, height: 1024, ratios: [2], pages },
  { width: 1280, height: 860, ratios: [1], pages },
  // A further picture of a product has few widths, for galleries of two and of three pictures.
  { width: 1920, height: 1080, ratios: [1], pages: [home, shop] },
];

for (const { width, height, ratios, pages: looked } of screens) {
  for (const deviceScaleFactor of ratios) {
    test(`no picture is over 1.5 times its place at ${width} px, ratio ${deviceScaleFactor}`, async ({
      browser,
      baseURL,
    }) => {
      for (const address of looked) {
        // A new context each: a browser shows a larger picture it has rather than fetch another.
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          viewport: { width, height },
          deviceScaleFactor,
        });
        const page = await context.newPage();
        await page.goto(address);
        expect(await tooLargePictures(page), address).toEqual([]);
        await context.close();
      }
    });
  }
}

test('no page asks ahead for a picture that it does not show', async ({ page }) => {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    for (const address of [home, product, severalPictures.path]) {
      await page.goto(address);
      const { shown, ahead } = await firstPicture(page);
      const isOfWideScreens = address === home && width >= 600;
      expect.soft(ahead, `${address} at ${width} px`).toEqual(isOfWideScreens ? [] : [shown]);
    }
  }
});

/** The address of the page's first picture, and of the pictures that the page's head asks for. */
async function firstPicture(page: Page) {
  return page
    .locator('main picture img')
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ahead = fetched.filter(
        ({ name, initiatorType }) => initiatorType === 'link' && name.includes('/pictures/'),
      );
      return { shown: img.currentSrc, ahead: ahead.map(({ name }) => name) };
    });
}

/** The pictures whose file is over 1.5 times as wide as their place, in device pixels, and not the smallest. */
async function tooLargePictures(page: Page) {
  const pictures = page.locator('picture img');
  await expect(pictures.filter({ visible: true })).not.toHaveCount(0);
  return pictures.evaluateAll(async (all, smallest) => {
    const isShown = (img: Element) => img.checkVisibility({ visibilityProperty: true });
    // One by one, because a script that starts meanwhile may hide a picture, which then never
    // loads.
    for (const img of all.filter(isShown)) {
      img.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    const shown = (all as HTMLImageElement[]).filter(isShown);
    await Promise.all(shown.map((img) => img.decode()));
    // A picture shown twice is fetched once, for its larger place.
    const places = new Map<string, number>();
    for (const { currentSrc, clientWidth } of shown) {
      places.set(currentSrc, Math.max(clientWidth, places.get(currentSrc) ?? 0));
    }
    return [...places]
      .map(([src, width]) => {
        const file = Number(/-(\d+)\.(?:avif|jpg)$/.exec(src)?.[1]);
        return { src, times: file === smallest ? 1 : file / (width * devicePixelRatio) };
      })
      .filter(({ times }) => !(times <= 1.5));
  }, widthsUpTo(2400, false)[0]);
}

test('the pictures in the first screen of Shop on a phone weigh at most 60 kB', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/shop/');
  const inView = await page.locator('picture img').evaluateAll(async (all) => {
    const shown = (all as HTMLImageElement[]).filter(
      (img) => img.checkVisibility() && img.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((img) => img.decode()));
    return shown.map((img) => img.currentSrc);
  });
  expect(inView.length).toBeGreaterThanOrEqual(4);
  let bytes = 0;
  for (const src of inView) bytes += (await (await page.request.get(src)).body()).length;
  expect(bytes).toBeLessThanOrEqual(60_000);
  await context.close();
});
