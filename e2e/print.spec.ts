import type { Page } from '@playwright/test';
import { reviews } from '@/data/reviews';
import { shop } from '@/data/shop';
import { policies } from '@/e2e/shop/whole-shop';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { addresses, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { address, categories, offers, phone, priceOf } from './shop-under-test';
import { chooseSize, scrollUntilTopButton } from './shopper-steps';

test('a product page prints on one sheet, with its price, sizes and the phone', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(shoe.path);
  await hydrate(page);
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
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('Home prints all categories, offers and reviews, and no form', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(addresses.home);
  await hydrate(page);
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

/** Adds the product of a page, which shows a notice. */
async function addShown(page: Page) {
  const article = page.getByRole('article');
  await chooseSize(article, size);
  await article.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('[data-notice]')).toBeVisible();
}

for (const [path, use] of [
  [addresses.home],
  [addresses.shop],
  [addresses.contact],
  [addresses.privacy],
  [shoe.path, addShown],
] as const) {
  test(`nothing floats over the paper of ${path}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await use?.(page);
    await scrollUntilTopButton(page);
    await page.emulateMedia({ media: 'print' });
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        // A sentence for a page that is not ready has its place at the end of each.
        .filter((part) => part.textContent?.trim() && !part.querySelector('#stuck[hidden]'))
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(floating).toEqual([]);
  });
}
