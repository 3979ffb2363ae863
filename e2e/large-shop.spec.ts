import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageCount, productsOnPage, shelfPagePath, shopShelf } from '@/lib/catalogue/shelf-pages';
import { formatKes } from '@/lib/format/money';
import { limits } from '@/lib/site/limits';
import { catalogue, expect, test, wake } from './fixtures';

const { products, categories } = catalogue;
const paged = pageCount(products.length) > 1;
const largest = categories.toSorted((a, b) => b.count - a.count)[0];
if (!largest) throw new Error('no categories');
const ofLargest = products.filter(({ categoryKey }) => categoryKey === largest.id);

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');
const more = (page: Page) => page.getByRole('link', { name: 'More products' });
const firstPage = (count: number) => Math.min(count, limits.productsOnPage);
const pills = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

/** Follows a shelf's links to its end and tells every product it met. */
async function walk(page: Page, shelf: string): Promise<string[]> {
  await page.goto(shelf);
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

  test('the links lead to every product of the shop, once', async ({ page }) => {
    expect(await walk(page, '/shop/')).toEqual(products.map(({ path }) => path));
    await expect(page).toHaveURL(shelfPagePath(shopShelf, pageCount(products.length)));
  });

  test('the links lead to every product of each category', async ({ page }) => {
    for (const { id } of categories) {
      const own = products.filter(({ categoryKey }) => categoryKey === id);
      expect(await walk(page, `/shop/${id}/`)).toEqual(own.map(({ path }) => path));
    }
  });
});

test('the grid grows as she nears its end, and its cards open', async ({ page }) => {
  await page.goto('/shop/');
  await wake(page);
  await expect(cards(page)).toHaveCount(firstPage(products.length));
  const [next] = productsOnPage(products, 2);
  if (!next) return;
  await more(page).scrollIntoViewIfNeeded();
  const card = page.getByRole('link', { name: next.name, exact: true });
  await expect(card).toHaveCount(1);
  await card.click();
  const dialog = page.getByRole('dialog', { name: next.name, exact: true });
  await expect(dialog).toContainText(formatKes(next.priceKes));
  await dialog.getByRole('link', { name: 'See the whole page' }).click();
  await expect(page).toHaveURL(next.path);
  await page.goBack();
  await expect(card).toHaveCount(1);
});

test('a leap to the very end does not fetch the whole shelf', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('products.json')) asked.push(request.url());
  });
  await page.goto('/shop/');
  await wake(page);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  // A hundred frames: time enough for one page to bring on the next, and that the one after.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 100;
        const next = () => {
          frames -= 1;
          if (frames === 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('every pill shows its count and its products, and Back shows all', async ({ page }) => {
  await page.goto('/shop/');
  await wake(page);
  for (const { id, name, count } of categories) {
    await pills(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/shop/?category=${id}`);
    await expect(pills(page).getByRole('link', { name })).toHaveText(`${name} ${count}`);
    await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
    const own = products.filter(({ categoryKey }) => categoryKey === id);
    for (const { name: shown } of [own[0], own[firstPage(count) - 1]].filter((one) => !!one)) {
      await expect(page.getByRole('link', { name: shown, exact: true })).toHaveCount(1);
    }
    await page.goBack();
    await expect(page.getByText(`${products.length} products`, { exact: true })).toBeVisible();
  }
});

test('an address with a category opens on it; an unknown one finds nothing', async ({ page }) => {
  await page.goto(`/shop/?category=${largest.id}`);
  await expect(cards(page).first()).toContainText(ofLargest[0]?.name ?? '');
  await page.goto('/shop/?category=hats');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

if (paged) {
  test.describe('without script, in a shop of many pages', () => {
    test.use({ javaScriptEnabled: false });

    test('a pill leads to its category’s own page', async ({ page }) => {
      await page.goto('/shop/');
      await pills(page).getByRole('link', { name: largest.name }).click();
      await expect(page).toHaveURL(`/shop/${largest.id}/`);
      await expect(cards(page)).toHaveCount(firstPage(largest.count));
    });
  });

  test.describe('where the next page does not come', () => {
    test.use({ expectedConsoleErrors: { patterns: [/Failed to load/] } });

    test('the link stays, and a tap tries again', async ({ page }) => {
      await page.route('**/page/2/products.json', (route) => route.abort());
      await page.goto('/shop/');
      await wake(page);
      await more(page).scrollIntoViewIfNeeded();
      await expect(page.getByText('The next products did not come.')).toBeVisible();
      await page.unroute('**/page/2/products.json');
      await more(page).click();
      const [next] = productsOnPage(products, 2);
      await expect(page.getByRole('link', { name: next?.name ?? '', exact: true })).toBeFocused();
    });
  });
}

test('how long a pill takes is told, the middle of five', async ({ page }) => {
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await page.goto('/shop/');
    await wake(page);
    times.push(
      await page.evaluate(timeFilter, { name: largest.name, count: firstPage(largest.count) }),
    );
  }
  const filterMs = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  expect(filterMs).toBeGreaterThan(0);
  if (process.env.WALK_REPORT) writeFileSync(process.env.WALK_REPORT, JSON.stringify({ filterMs }));
});

/** In the page: taps a pill and tells the ms until its cards, and no others, are drawn. */
function timeFilter({ name, count }: { name: string; count: number }): Promise<number> {
  const pill = [...document.querySelectorAll<HTMLElement>('nav[aria-label=Categories] a')].find(
    (one) => one.textContent?.startsWith(name),
  );
  const shown = () =>
    [...document.querySelectorAll('li[data-category]')].filter((card) => card.checkVisibility());
  return new Promise((done) => {
    const started = performance.now();
    pill?.click();
    const look = () => {
      if (pill?.hasAttribute('aria-current') && shown().length === count) {
        done(performance.now() - started);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
