import type { Page } from '@playwright/test';
import { fullPage, listingPagePath, pageCount } from '@/lib/catalogue/pagination';
import { soldOutLast } from '@/lib/catalogue/stock';
import { formatKes } from '@/lib/format/money';
import { shopPath } from '@/lib/links/page-paths';
import { expect, hydrate, openPage, test } from './fixtures';
import { categories, products } from './shop-under-test';
import { cards, pill } from './shopper-steps';

const paged = pageCount(products.length) > 1;
const largest = categories.toSorted((a, b) => b.count - a.count)[0];
if (!largest) throw new Error('no categories');

const more = (page: Page) => page.getByRole('link', { name: 'More products' });
const firstPage = (count: number) => Math.min(count, fullPage);

/** Follows a listing's links to its end and returns the address of every product on the way. */
async function walk(page: Page, listing: string): Promise<string[]> {
  await page.goto(listing);
  const met: string[] = [];
  for (;;) {
    met.push(
      ...(await cards(page).evaluateAll((all) =>
        all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
      )),
    );
    if ((await more(page).count()) === 0) return met;
    await more(page).click();
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the shop lead to every product once', async ({ page }) => {
    expect(await walk(page, '/shop/')).toEqual(products.map(({ path }) => path));
    await expect(page).toHaveURL(listingPagePath(shopPath, pageCount(products.length)));
  });

  test('the links of each category lead to every product of it', async ({ page }) => {
    for (const { id } of categories) {
      const own = products.filter(({ categoryKey }) => categoryKey === id);
      expect(await walk(page, `/shop/${id}/`)).toEqual(own.map(({ path }) => path));
    }
  });
});

test('an address with an unknown category finds nothing', async ({ page }) => {
  await page.goto('/shop/?category=hats');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

if (paged) {
  test('the second page of the shop opens product dialogs as the first does', async ({ page }) => {
    await page.goto('/shop/');
    await more(page).click();
    await hydrate(page);
    const next = products[fullPage];
    const name = next?.name ?? '';
    await page.getByRole('link', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toContainText(formatKes(next?.priceKes ?? 0));
  });

  test('a filter searches the whole of a shelf with pages', async ({ page }) => {
    const found = soldOutLast(products.toSorted((a, b) => a.priceKes - b.priceKes));
    await page.goto('/shop/page/2/?sort=price-up');
    const names = cards(page).filter({ visible: true }).getByRole('heading');
    const first = found.slice(0, 2 * fullPage).map(({ name }) => name);
    await expect(names).toHaveText(first.slice(0, fullPage));
    await expect(page.getByText(`${products.length} products`)).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(names).toHaveText(first);
  });

  test('a pill leads to the page of its category', async ({ page }) => {
    await openPage(page, '/shop/');
    await pill(page, largest).click();
    await expect(page).toHaveURL(`/shop/${largest.id}/`);
    await expect(cards(page)).toHaveCount(firstPage(largest.count));
  });

  test('an address with a category leads to the page of that category', async ({ page }) => {
    await page.goto(`/shop/?category=${largest.id}`);
    await expect(page).toHaveURL(`/shop/${largest.id}/`);
    await expect(cards(page)).toHaveCount(firstPage(largest.count));
  });
} else {
  test('every pill shows the products of its category, and Back shows all', async ({ page }) => {
    await openPage(page, '/shop/');
    for (const { id, name, count } of categories) {
      await pill(page, { name, count }).click();
      await expect(page).toHaveURL(`/shop/?category=${id}`);
      await expect(cards(page).filter({ visible: true })).toHaveCount(count);
      await page.goBack();
      await expect(cards(page).filter({ visible: true })).toHaveCount(products.length);
    }
  });
}
