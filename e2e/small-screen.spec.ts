import type { Locator, Page } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { coveredControls } from './covered-controls';
import { cutOffParts } from './cut-off';
import { addresses, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { choosePay, chooseSize, openCart, openProduct } from './shopper-steps';

/** A phone of 360 × 740 px enlarged to 200 %, and a small one that is held sideways. */
const screens = [
  [180, 370],
  [640, 320],
] as const;

const { filtered: _, unknownCategory: __, ...pages } = addresses;

/** What is opened over a page: gives its box. */
const opened: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a product’s dialog': (page) => openProduct(page, shoe),
  'the cart with three lines': async (page) => {
    await seedCart(page, storedCart(3));
    await page.reload();
    await hydrate(page);
    return openCart(page);
  },
  'the cart with a way to pay': async (page) => {
    await seedCart(page, storedCart(3));
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    await choosePay(cart, 'Send money by M-Pesa');
    return cart;
  },
  'the empty cart with its folded ways open': async (page) => {
    await hydrate(page);
    const cart = await openCart(page);
    await cart.getByText('Ways to order').click();
    return cart;
  },
  'a filter': async (page) => {
    await hydrate(page);
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    return page.getByRole('dialog', { name: 'Size' });
  },
  'a search that finds nothing': async (page) => {
    await hydrate(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search the shop' }).click();
    await page.keyboard.type('zqxjk');
    const results = page.locator('#search');
    await expect(results.getByRole('heading', { name: 'zqxjk' })).toBeVisible();
    return results;
  },
};

for (const [width, height] of screens) {
  test.describe(`on a screen of ${width} × ${height} px`, { tag: '@letters' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
    });

    test(`on a screen of ${width} × ${height} px no page scrolls sideways, and its bars leave room`, async ({
      page,
    }) => {
      for (const address of [...Object.values(pages), '/shop/?q=zqxjk&size=shoes-42', '/order/']) {
        await page.goto(address);
        await hydrate(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        expect(await page.evaluate(widthBeyondScreen), address).toBeLessThanOrEqual(0);
        expect(await page.evaluate(shareOfBars), address).toBeLessThan(2 / 3);
        expect(await page.getByRole('banner').evaluate(cutOffParts), address).toEqual([]);
      }
    });

    for (const [what, open] of Object.entries(opened)) {
      test(`on a screen of ${width} × ${height} px nothing of ${what} is cut off or covered`, async ({
        page,
      }) => {
        await page.goto(addresses.shop);
        const box = await open(page);
        await expect(box).toBeVisible();
        expect(await page.evaluate(widthBeyondScreen)).toBeLessThanOrEqual(0);
        expect(await box.evaluate(cutOffParts)).toEqual([]);
        expect(await box.evaluate(coveredControls)).toEqual([]);
      });
    }

    test(`on a screen of ${width} × ${height} px a size can be chosen and added in a product’s dialog`, async ({
      page,
    }) => {
      await page.goto(addresses.shop);
      const dialog = await openProduct(page, shoe);
      await chooseSize(dialog, size);
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(dialog.getByRole('button', { name: 'View cart' })).toBeVisible();
      expect(await page.evaluate(shareOfBars)).toBeLessThan(2 / 3);
    });
  });
}

for (const width of [768, 1024, 1280]) {
  test(`Shop at ${width} px and its bar are within the screen in text of 150% and 200%`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const start of ['', '/sw']) {
      await page.goto(`${start}${addresses.shop}`);
      for (const text of ['150%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, text);
        expect(await page.evaluate(widthBeyondScreen), `${start} ${text}`).toBeLessThanOrEqual(0);
        const controls = page.getByRole('banner').locator('a, button, input');
        const beyond = await controls.evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .filter((one) => one.getBoundingClientRect().right > innerWidth)
            .map((one) => one.outerHTML.slice(0, 80)),
        );
        expect(beyond, `${start} ${text}`).toEqual([]);
      }
    }
  });
}

/** How many px the page is wider than the screen. Runs in the page. */
function widthBeyondScreen(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The share of the screen's height that bars and feet take that stay while it scrolls. Runs in the page. */
function shareOfBars(): number {
  const bars = [...document.querySelectorAll('header, [data-foot]')].filter((bar) =>
    ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
  );
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}
