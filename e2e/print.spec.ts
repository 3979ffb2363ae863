import type { Page } from '@playwright/test';
import { reviews } from '@/data/reviews';
import { shop } from '@/data/shop';
import { policies } from '@/e2e/shop/whole-shop';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { seedCart, storedCart } from './cart-storage';
import { addresses, severalPictures, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
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
  await expect(tiles).toHaveText(categories.map(({ name }) => name));
  const said = main.getByRole('region', { name: 'What customers say' }).locator('blockquote');
  await expect(said.filter({ visible: true })).toHaveText(
    reviewsOfShop(reviews).map(({ text }) => text),
  );
  const slides = main.locator('[aria-roledescription="slide"]');
  await expect(slides.filter({ visible: true })).toHaveCount(offers.length);
  await expect(main.locator('form').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /offer$/ })).toHaveCount(0);
});

for (const [lines, atMost] of [
  [3, 2],
  [40, 12],
] as const) {
  test(`an open cart of ${lines} lines prints alone, whole, with its total`, {
    tag: '@both',
  }, async ({ page }) => {
    await seedCart(page, storedCart(lines));
    await openPage(page, addresses.shop);
    const cart = await openCart(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(outsideOfDialog)).toEqual([]);
    expect(await page.evaluate(floatingParts)).toEqual([]);
    expect(await cart.evaluate(hiddenByScrolling)).toEqual([]);
    await expect(cart.getByRole('listitem')).toHaveCount(lines);
    const quantity = cart.getByRole('textbox', { name: /^Quantity/ }).first();
    expect((await quantity.boundingBox())?.height).toBeGreaterThan(10);
    await expect(cart.getByRole('status').filter({ hasText: /^Total\sKSh/ })).toBeVisible();
    for (const name of ['Close', 'Clear Cart', 'Send this cart', /^Remove/, /^Increase/]) {
      await expect(cart.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(cart.getByRole('link', { name: 'Order via WhatsApp' })).toHaveCount(0);
    const sheets = await sheetsOf(page);
    expect(sheets).toBeLessThanOrEqual(atMost);
    expect(sheets > 2).toBe(lines > 3);
  });
}

for (const way of ['Shop', 'the search'] as const) {
  test(`a product’s dialog opened from ${way} prints alone and whole, on one sheet`, {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.goto(way === 'Shop' ? addresses.shop : addresses.home);
    if (way === 'Shop') {
      await openProduct(page, severalPictures);
    } else {
      await hydrate(page);
      const banner = page.getByRole('banner');
      if (isMobile) await banner.getByRole('button', { name: 'Search the shop' }).click();
      else await banner.getByRole('searchbox').click();
      await page.keyboard.type(severalPictures.name);
      await cardLink(page.locator('#search'), severalPictures).click();
    }
    const dialog = productDialog(page, severalPictures);
    await expect(dialog.getByText('1 of 3', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('radiogroup')).toBeVisible();
    expect(await page.evaluate(outsideOfDialog)).toEqual([]);
    expect(await page.evaluate(floatingParts)).toEqual([]);
    expect(await dialog.evaluate(hiddenByScrolling)).toEqual([]);
    await expect(dialog.getByRole('button')).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('a product’s pictures over the whole screen print alone, on one sheet', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, severalPictures.path);
  await page
    .getByRole('link', { name: /^Larger: / })
    .first()
    .click();
  await expect(productDialog(page, severalPictures)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(outsideOfDialog)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
});

test('an open filter is not on paper', { tag: '@both' }, async ({ page }) => {
  await openPage(page, addresses.shop);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Size' });
  await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  expect(await page.evaluate(floatingParts)).toEqual([]);
});

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

/** What is shown of a page beside its open dialog. Runs in the page. */
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
