import type { Page } from '@playwright/test';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import type { Product } from '@/lib/catalogue/product';
import { seenProductsKey } from '@/lib/remembered/storage-keys';
import { blockStorage } from './cart-storage';
import { expect, goJustAbove, goNear, hydrate, openPage, test, watchFiles } from './fixtures';
import { seed } from './seed';
import { priceOf, products } from './shop-under-test';
import { cardLink, openProduct, productDialog } from './shopper-steps';

const [shown, ...others] = products;
if (!shown) throw new Error('The shop under test has no product.');
const ids = others.map(({ id }) => id);

const seen = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const seenCards = (page: Page) => seen(page).getByRole('listitem');

/**
 * Opens the page of `shown` on a phone whose storage has `text`, and scrolls until its related products are just
 * below the screen: what was seen appears while its place, which follows them, is below.
 */
async function openWith(page: Page, text: string) {
  await seed(page, { [seenProductsKey]: text });
  await openPage(page, shown?.path ?? '');
  await goJustAbove(page.getByRole('region', { name: 'You may also like' }));
}

/** Opens a product's page, which remembers it. */
async function look(page: Page, { path, id }: Product) {
  await page.goto(path);
  await hydrate(page);
  const text = () => page.evaluate((key) => localStorage.getItem(key) ?? '', seenProductsKey);
  await expect.poll(text).toContain(id);
}

test('a product page shows what was seen on pages and in dialogs before it, which one tap clears', async ({
  page,
}) => {
  await test.step('a product page shows what was seen before it, which one tap clears', async () => {
    const files = watchFiles(page);
    const [first, second] = others;
    if (!first || !second) throw new Error('The shop under test needs three products.');
    await look(page, first);
    await files.quiet();
    expect(files.asked).not.toContainEqual(expect.stringContaining(cataloguePath));
    await goNear(page.getByRole('contentinfo'));
    await files.quiet();
    await expect(seen(page)).toHaveCount(0);
    await look(page, second);
    await look(page, shown);
    await goNear(page.getByRole('region', { name: 'You may also like' }));
    await expect(seenCards(page)).toHaveCount(2);
    await expect(seenCards(page).first()).toContainText(second.name);
    await expect(seenCards(page).first()).toContainText(priceOf(second));

    await cardLink(seen(page), first).click();
    await expect(productDialog(page, first)).toBeVisible();
    await page.keyboard.press('Escape');

    await seen(page).getByRole('button', { name: 'Clear this list' }).click();
    await expect(seen(page).getByText('Cleared.')).toBeFocused();
    await expect(seenCards(page)).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await goNear(page.getByRole('contentinfo'));
    await expect(seen(page)).toHaveCount(0);
  });
  await test.step('a product that was seen in its dialog is shown on the page of another', async () => {
    const [first] = others;
    if (!first) throw new Error('The shop under test needs two products.');
    await page.goto('/shop/');
    await openProduct(page, first);
    await openPage(page, shown.path);
    await goNear(page.getByRole('region', { name: 'You may also like' }));
    await expect(seenCards(page)).toHaveCount(1);
    await expect(seenCards(page)).toContainText(first.name);
  });
});

test('what was seen moves nothing when it appears', async ({ page }) => {
  await openWith(page, JSON.stringify(ids));
  await expect(seenCards(page)).toHaveCount(4);
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) =>
          list.reduce((total, entry) => total + (entry as unknown as { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );
  expect(shift).toBe(0);
});

test.describe('storage that holds something else', () => {
  test('a page with blocked storage shows no product', async ({ page }) => {
    await blockStorage(page);
    await openPage(page, shown.path);
    await goNear(page.getByRole('contentinfo'));
    await expect(seen(page)).toHaveCount(0);
  });
});
