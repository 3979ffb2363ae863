import type { Locator, Page } from '@playwright/test';
import { reviews } from '@/data/reviews';
import { shop } from '@/data/shop';
import { policies } from '@/e2e/shop/whole-shop';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { seedCart, storedCart } from './cart-storage';
import { addresses, severalPictures, shoe, size } from './examples';
import { expect, openPage, test, untilEntryLeft } from './fixtures';
import { address, categories, offers, phone, priceOf } from './shop-under-test';
import { cardLink, openCart, openProduct, productDialog } from './shopper-steps';

/** On how many sheets of A4 the page is. */
async function sheetsOf(page: Page): Promise<number> {
  const text = (await page.pdf({ format: 'A4' })).toString('latin1');
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a product page prints on one sheet, with its price, sizes and the phone', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, shoe.path);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article', { name: shoe.name });
  for (const text of [priceOf(shoe), size, `With you in ${policies.delivery.aboutAndFaq}`]) {
    await expect(article.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: shop.name })).toBeVisible();
  await expect(top.getByText(phone.shown).filter({ visible: true })).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(phone.shown)).toBeVisible();
  await expect(footer.getByText(address.street)).toBeVisible();
  for (const name of ['Add to Cart', 'Menu', 'Copy link', 'Share']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await sheetsOf(page)).toBe(1);
});

test('Home prints all categories, offers and reviews, and no form', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await openPage(page, addresses.home);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const outside = await main.evaluate((element) =>
    [...element.querySelectorAll('h3, blockquote, figcaption')]
      .filter((part) => part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((part) => part.textContent),
  );
  expect(outside).toEqual([]);
  const tiles = main.getByRole('list', { name: 'Categories' }).getByRole('heading');
  await expect(tiles).toHaveText(categories.map(({ name }) => name.text));
  const said = main.getByRole('region', { name: 'What customers say' }).locator('blockquote');
  await expect(said.filter({ visible: true })).toHaveText(
    reviewsOfShop(reviews).map(({ text }) => text),
  );
  const slides = main.locator('[aria-roledescription="slide"]');
  await expect(slides.filter({ visible: true })).toHaveCount(offers.length);
  await expect(main.locator('form').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /offer$/ })).toHaveCount(0);
});

test('what is open over Shop prints alone and whole: a filter not at all, a cart and a product on their sheets', {
  tag: '@wide',
}, async ({ page }) => {
  await seedCart(page, storedCart(3));
  await openPage(page, addresses.shop);

  await test.step('an open filter is not on paper', async () => {
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Size' });
    await expect(panel).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
    expect.soft(await page.evaluate(floatingParts)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('a cart of three lines is on one or two sheets', async () => {
    const cart = await openCart(page);
    await expectPrintedCart(page, cart, 3);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('a product is on one sheet', async () => {
    await openProduct(page, severalPictures);
    await expectPrintedProduct(page);
  });
});

test('an open cart of 40 lines prints alone, whole, with its total', async ({ page }) => {
  await seedCart(page, storedCart(40));
  await openPage(page, addresses.shop);
  const cart = await openCart(page);
  await expectPrintedCart(page, cart, 40);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(2);
  expect(sheets).toBeLessThanOrEqual(12);
});

test('a product that the search opened prints alone and whole, and so do its pictures over the screen', async ({
  page,
}) => {
  await openPage(page, addresses.home);
  await page.getByRole('banner').getByRole('button', { name: 'Search the shop' }).click();
  await page.keyboard.type(severalPictures.name);
  await cardLink(page.locator('#search'), severalPictures).click();
  await expectPrintedProduct(page);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await untilEntryLeft(page);

  await openPage(page, severalPictures.path);
  await page
    .getByRole('link', { name: /^Enlarge: / })
    .first()
    .click();
  await expect(productDialog(page, severalPictures)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(outsideOfDialog)).toEqual([]);
  expect.soft(await sheetsOf(page)).toBe(1);
});

/** The open cart is on paper, with so many lines and its total, and nothing else is. */
async function expectPrintedCart(page: Page, cart: Locator, lines: number) {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(outsideOfDialog)).toEqual([]);
  expect.soft(await page.evaluate(floatingParts)).toEqual([]);
  expect.soft(await cart.evaluate(hiddenByScrolling)).toEqual([]);
  await expect.soft(cart.getByRole('listitem')).toHaveCount(lines);
  const quantity = cart.getByRole('textbox', { name: /^Quantity/ }).first();
  expect.soft((await quantity.boundingBox())?.height).toBeGreaterThan(10);
  await expect
    .soft(cart.getByRole('status').filter({ hasText: /(Total|single price)\sKSh/ }))
    .toBeVisible();
  for (const name of ['Close', 'Clear Cart', 'Send this cart', /^Remove/, /^Increase/]) {
    await expect.soft(cart.getByRole('button', { name })).toHaveCount(0);
  }
  await expect.soft(cart.getByRole('link', { name: 'Order via WhatsApp' })).toHaveCount(0);
}

/** The open dialog of a product is on paper, on one sheet, and nothing else is. */
async function expectPrintedProduct(page: Page) {
  const dialog = productDialog(page, severalPictures);
  await expect(dialog.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('radiogroup')).toBeVisible();
  expect.soft(await page.evaluate(outsideOfDialog)).toEqual([]);
  expect.soft(await page.evaluate(floatingParts)).toEqual([]);
  expect.soft(await dialog.evaluate(hiddenByScrolling)).toEqual([]);
  await expect.soft(dialog.getByRole('button')).toHaveCount(0);
  expect.soft(await sheetsOf(page)).toBe(1);
}

/** The parts that stay at a place of the screen, and so would lie over each sheet. Runs in the page. */
function floatingParts(): string[] {
  return (
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
      // A sentence for a page that is not ready has its place at the end of each.
      .filter((part) => part.textContent?.trim() && !part.querySelector('#stuck[hidden]'))
      .map((part) => part.outerHTML.slice(0, 120))
  );
}

/** The visible parts of a page beside its open dialog. Runs in the page. */
function outsideOfDialog(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && !part.closest('dialog[open]'))
    .filter((part) => part.getClientRects().length > 0 && !part.querySelector('dialog[open]'))
    .map((part) => part.outerHTML.slice(0, 120));
}

/** The parts of a dialog, itself included, that have more than they show, above or below. Runs in the page. */
function hiddenByScrolling(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll('*')]
    .filter((part) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(part).overflowY))
    .filter((part) => part.checkVisibility() && !part.matches('.visually-hidden, input'))
    .filter((part) => part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.outerHTML.slice(0, 120));
}
