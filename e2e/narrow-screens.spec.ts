import type { Locator, Page } from '@playwright/test';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink } from '@/lib/order/link-format';
import { referenceOfText } from '@/lib/order/reference';
import { seedCart, storedCart } from './cart-storage';
import { cutOffParts } from './cut-off';
import {
  addresses,
  describedProduct,
  drawnProduct,
  ownSizes,
  partlySoldOut,
  severalPictures,
  shoe,
  size,
  soldOut,
} from './examples';
import { expect, hydrate, test } from './fixtures';
import { messages } from './messages';
import { boxes, markShopPhone } from './shop-phone';
import { choosePay, chooseSize, openCart, openMainNavigation, openProduct } from './shopper-steps';

/** Widths in px, with the size of the text. A phone of 360 px that is enlarged to 200 % has 180 px. */
const screens = [
  [180, '100%'],
  [240, '100%'],
  [280, '100%'],
  [320, '100%'],
  [360, '100%'],
  [320, '200%'],
  [360, '200%'],
] as const;

const order = encodeLink({
  lines: [shoe, ownSizes].map(({ id, sizes, priceKes }) => ({
    id,
    size: sizes[1],
    priceKes,
    quantity: 12,
  })),
  order: {
    reference: referenceOfText('an order'),
    day: 326,
    area: 'Anywhere else',
    feeKes: 250,
    place: 'Kisumu',
    payBy: 'paybill',
  },
});
const orderPage = `${pagePaths.order}#${order}`;

/** Fails where the page is wider than one of the screens, or a part of `box` is cut off on it. */
async function expectFits(page: Page, box = page.locator('body')) {
  for (const [width, text] of screens) {
    // The text first: a phone that was too narrow for a larger one stays zoomed out under a dialog.
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    await page.setViewportSize({ width, height: 2 * width });
    // A browser lays a page out for its new width a moment later.
    await expect(async () => {
      const beyond = await page.evaluate(widthBeyondScreen);
      expect({ beyond, cut: await box.evaluate(cutOffParts) }).toEqual({ beyond: 0, cut: [] });
    }, `at ${width} px with text at ${text}`).toPass({ timeout: 2000 });
  }
}

/** How many px the page is wider than the screen. Runs in the page. */
function widthBeyondScreen(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

const { filtered: _, unknownCategory: __, ...plain } = addresses;
const pages = {
  ...plain,
  'size guide': pagePaths.sizeGuide,
  'several pictures': severalPictures.path,
  'sold out': soldOut.path,
  'partly sold out': partlySoldOut.path,
  drawn: drawnProduct.path,
  described: describedProduct.path,
  'nothing found': '/shop/?q=zqxjk&size=shoes-42',
  filters: '/shop/?size=shoes-42&price=1000-1499&sort=price',
  'an order': orderPage,
  offline: '/offline/',
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [name, address] of Object.entries(pages)) {
  test(`no narrow screen cuts anything off the page “${name}”`, { tag: '@letters' }, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrate(page);
    for (const fold of await page.locator('main summary').all()) await fold.click();
    await expectFits(page);
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/404/] } });

  test('no narrow screen cuts anything off the page of an unknown address', {
    tag: '@letters',
  }, async ({ page }) => {
    await page.goto('/no-such-page/');
    await hydrate(page);
    await expectFits(page);
  });
});

/** What is opened over Shop: gives its box. */
const opened: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a product’s dialog with a notice': async (page) => {
    const dialog = await openProduct(page, shoe);
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
    await page.clock.install();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByText(messages.added)).toBeVisible();
    return dialog;
  },
  'the dialog of a product with sold-out sizes': (page) => openProduct(page, partlySoldOut),
  'the empty cart': async (page) => {
    await hydrate(page);
    const cart = await openCart(page);
    await cart.getByText('Ways to order').click();
    return cart;
  },
  'the menu': async (page) => {
    await hydrate(page);
    return openMainNavigation(page, true);
  },
  'a search': async (page) => {
    await hydrate(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search the shop' }).click();
    await page.keyboard.type(shoe.name);
    const results = page.locator('#search');
    await expect(results.getByRole('link', { name: shoe.name })).toBeVisible();
    return results;
  },
};

for (const [what, open] of Object.entries(opened)) {
  test(`no narrow screen cuts anything off ${what}`, { tag: '@letters' }, async ({ page }) => {
    await page.goto(addresses.shop);
    const box = await open(page);
    await expect(box).toBeVisible();
    await expectFits(page, box);
  });
}

test('no narrow screen cuts anything off the cart, however it is paid', {
  tag: '@letters',
}, async ({ page }) => {
  // So few that the sum to pay is known.
  await seedCart(page, storedCart(3));
  await page.goto(addresses.shop);
  await hydrate(page);
  const cart = await openCart(page);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption({ index: 1 });
  for (const way of [
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay at the stall',
    'Send money by M-Pesa',
    'Card or PayPal',
  ]) {
    await choosePay(cart, way);
    await test.step(way, () => expectFits(page, cart));
  }
});

test('no narrow screen cuts anything off the panels of filters and order', {
  tag: '@letters',
}, async ({ page }) => {
  await page.goto(addresses.shop);
  await hydrate(page);
  for (const name of ['Size', 'Price', 'Sort']) {
    await page.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel).toBeVisible();
    await test.step(name, () => expectFits(page, panel));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});

test('no narrow screen cuts anything off the shop’s part of an order', {
  tag: '@letters',
}, async ({ page }) => {
  await markShopPhone(page);
  await expectFits(page);
  await page.goto(orderPage);
  await expect(boxes(page).first()).toBeVisible();
  await expectFits(page);
});

test('no narrow screen cuts anything off a picture over the whole screen', {
  tag: '@letters',
}, async ({ page }) => {
  await page.goto(severalPictures.path);
  await hydrate(page);
  await page
    .getByRole('link', { name: /^Larger:/ })
    .first()
    .click();
  const view = page.getByRole('dialog', { name: severalPictures.name });
  await expect(view).toBeVisible();
  await expectFits(page, view);
});
