import type { Page } from '@playwright/test';
import { isSoldOut } from '@/lib/catalogue/stock';
import { payOnDeliveryText } from '@/lib/delivery/pay-on-delivery';
import { shownKes } from '@/lib/format/money';
import { expect, test } from './fixtures';
import { products } from './shop-under-test';

/** Both sides of each width at which the layout of the hero changes. */
const widths = [320, 360, 599, 600, 899, 900, 1280, 1699, 1700, 2560];

test('from 320 to 2560 px the hero shows its picture whole, and no word over it', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: Math.max(740, Math.round(width * 0.5625)) });
    await page.goto('/');
    const { shape, picture, seen, covered } = await measure(page);
    expect(picture.width / picture.height, `the picture's shape at ${width} px`).toBeCloseTo(
      shape,
      2,
    );
    expect(picture.left, `left border at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(picture.right, `right border at ${width} px`).toBeLessThanOrEqual(seen);
    expect(covered, `words over the picture at ${width} px`).toEqual([]);
  }
});

test('the first screen has the whole hero, and on a wide screen the heading of what is next', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    expect.soft((await measure(page)).picture.bottom, `at ${width} px`).toBeLessThanOrEqual(height);
    const heading = page.locator('#more-featured').getByRole('heading').first();
    const { y = 0, height: own = 0 } = (await heading.boundingBox()) ?? {};
    const end = width > 360 ? height - own : 2 * height;
    expect.soft(y, `at ${width} px`).toBeLessThan(end);
  }
});

test('the first screen says the lowest price and where an order is paid when it arrives, and a tablet has rows of four', async ({
  page,
}) => {
  await test.step('the first screen says the lowest price, and where an order is paid when it arrives', async () => {
    await page.goto('/');
    const lowest = Math.min(
      ...products.filter((one) => !isSoldOut(one)).map((one) => one.priceKes),
    );
    const price = page.getByText(`From ${shownKes(lowest)}`);
    await expect(price).toBeInViewport();
    const paidThen = payOnDeliveryText();
    if (!paidThen) throw new Error('The shop of the tests takes money when an order arrives.');
    await expect(page.getByText(paidThen).first()).toBeInViewport();
  });
  await test.step('from a tablet on the featured products are in rows of four', async () => {
    await page.goto('/');
    for (const width of [768, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await page
        .locator('#more-featured')
        .getByRole('list', { name: 'Products' })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(columns, `at ${width} px`).toBe(4);
    }
  });
});

/**
 * The shape (width over height) of the hero's file, the picture's place in px, the width in px that is
 * seen, and the lines of the hero's words that lie over the picture.
 */
async function measure(page: Page) {
  return page
    .locator('main picture img')
    .first()
    .evaluate(async (image) => {
      const img = image as HTMLImageElement;
      await img.decode();
      const { top, right, bottom, left, width, height } = img.getBoundingClientRect();
      const words = document.createRange();
      const said = document.querySelectorAll('main h1, main h1 ~ * :is(p, a)');
      const covered = [...said].filter((one) => {
        words.selectNodeContents(one);
        return [...words.getClientRects()].some(
          (line) =>
            line.left < right && line.right > left && line.top < bottom && line.bottom > top,
        );
      });
      return {
        shape: img.naturalWidth / img.naturalHeight,
        picture: { top, right, bottom, left, width, height },
        seen: document.documentElement.clientWidth,
        covered: covered.map((one) => one.textContent),
      };
    });
}
