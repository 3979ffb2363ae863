import type { Page } from '@playwright/test';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { allFound } from './all-found';
import { addresses, category, otherCategory, ownSizes, plainProduct, shoe } from './examples';
import { expect, holdScripts, openPage, test } from './fixtures';
import { categories, priceOf, products } from './shop-under-test';
import { cardLink, cards, openProduct, pill, productDialog } from './shopper-steps';

const shownCards = (page: Page) => cards(page).filter({ visible: true });
const all = { name: 'All Products', count: products.length };

test('category links show their counts, filter the grid and set the address', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/shop/');
  const pills = page.getByRole('navigation', { name: 'Categories' });
  await expect(pills.getByRole('link')).toHaveText(
    [all, ...categories].map(({ name, count }) => `${name} ${count}`),
  );
  await expect(pill(page, all)).toHaveAttribute('aria-current');

  await pill(page, category).click();
  await expect(page).toHaveURL(filteredShopPath(category.id));
  await expect(shownCards(page)).toHaveCount(category.count);
  await expect(page.getByText(`${category.count} products`)).toBeVisible();
  await expect(pill(page, category)).toHaveAttribute('aria-current');

  await pill(page, otherCategory).click();
  await expect(shownCards(page)).toHaveCount(otherCategory.count);

  await page.goBack();
  await expect(shownCards(page)).toHaveCount(category.count);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(products.length);
  await page.goForward();
  await expect(shownCards(page)).toHaveCount(category.count);

  await pill(page, all).click();
  await expect(page).toHaveURL('/shop/');
  await expect(shownCards(page)).toHaveCount(products.length);
});

for (const address of [addresses.shop, addresses.category]) {
  test(`each category link of ${address} is fully visible when it has the focus`, {
    tag: '@both',
  }, async ({ page }) => {
    await openPage(page, address);
    const pills = await allFound(
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link'),
    );
    await pills[0]?.focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (const pill of pills) {
        await expect(pill).toBeFocused();
        await expect(pill).toBeInViewport({ ratio: 1 });
        if (pill !== pills.at(-1)) await page.keyboard.press(key);
      }
      pills.reverse();
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`at ${width} px goods begin in the first two fifths of the screen, and are counted for all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const address of [addresses.shop, addresses.category]) {
      await page.goto(address);
      const { y } = (await cards(page).first().boundingBox()) ?? { y: height };
      expect(y, address).toBeLessThanOrEqual(0.4 * height);
      await expect(page.getByRole('status').filter({ hasText: /\d products/ })).toHaveCount(1);
    }
  });
}

test('prices, names, earlier prices and sizes of the cards in a row are level', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(addresses.category);
  const parts = ['p > :first-child', 'h2', 's', ':scope > p:last-child'];
  for (const part of parts) {
    const rows = await cards(page).evaluateAll((all, selector) => {
      const topOf = (one: Element | null) => one?.getBoundingClientRect().top;
      return Object.values(Object.groupBy(all, (card) => String(topOf(card)))).map((row = []) =>
        row.flatMap((card) => topOf(card.querySelector(selector)) ?? []),
      );
    }, part);
    const shared = rows.filter(({ length }) => length > 1);
    expect(shared, part).not.toEqual([]);
    for (const tops of shared) expect(new Set(tops).size, part).toBe(1);
  }
});

test('the row of category links fades where there are more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, addresses.shop);
  const pills = page.getByRole('navigation', { name: 'Categories' });
  const start = /rgb\(0, 0, 0\) 0px, rgb\(0, 0, 0\) calc\(100% - 48px\)/;
  const end = /rgb\(0, 0, 0\) 48px, rgb\(0, 0, 0\) 100%/;
  await expect(pills).toHaveCSS('mask-image', start);
  await pills.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect(pills).toHaveCSS('mask-image', end);
});

test('an address with a category opens the shop on that category', async ({ page }) => {
  await page.goto(addresses.filtered);
  await expect(shownCards(page)).toHaveCount(category.count);
  await page.reload();
  await expect(shownCards(page)).toHaveCount(category.count);
});

test('an unknown category shows "No products found" and a way back to all products', async ({
  page,
}) => {
  await page.goto(addresses.unknownCategory);
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(shownCards(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/shop/');
  await expect(shownCards(page)).toHaveCount(products.length);
  await page.goBack();
  await pill(page, all).click();
  await expect(shownCards(page)).toHaveCount(products.length);
});

test('a spinner covers the grid while a category waits for the script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(addresses.filtered, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  release();
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(shownCards(page)).toHaveCount(category.count);
});

test('the whole grid is shown when a category has waited 8 s for the script', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto(addresses.filtered, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(shownCards(page)).toHaveCount(products.length);
});

test('a card shows five sizes of a size set and how many more, or all of its own sizes', async ({
  page,
}) => {
  await page.goto('/shop/');
  const card = (product: Product) => cards(page).filter({ has: cardLink(page, product) });
  const { sizes } = plainProduct;
  await expect(card(plainProduct)).toContainText(
    `${sizes.slice(0, 5).join(' ')} +${sizes.length - 5} more`,
  );
  await expect(card(ownSizes)).toContainText(ownSizes.sizes.join(' '));
  await expect(card(ownSizes)).not.toContainText('more');
});

test('a click on a card opens the product without a size and with a quantity of 1', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, plainProduct);
  await expect(page).toHaveURL('/shop/');
  await expect(dialog).toContainText(priceOf(plainProduct));
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes).toHaveCount(plainProduct.sizes.length);
  for (const size of await allFound(sizes)) await expect(size).not.toBeChecked();
  await expect(dialog.getByRole('status').first()).toHaveText('1');
});

for (const address of [addresses.shop, categoryPath(plainProduct.categoryKey)]) {
  test(`on ${address} a click with a modifier or the middle button opens a product’s page in a tab`, async ({
    page,
    context,
  }) => {
    await openPage(page, address);
    const card = cardLink(page, plainProduct);
    const clicks = [
      () => card.click({ modifiers: ['ControlOrMeta'] }),
      () => card.click({ button: 'middle' }),
    ];
    for (const click of clicks) {
      const opened = context.waitForEvent('page');
      await click();
      await expect(await opened).toHaveURL(plainProduct.path);
      await expect(productDialog(page, plainProduct)).toHaveCount(0);
    }
    await card.click();
    await expect(productDialog(page, plainProduct)).toBeVisible();
  });
}

test('the product dialog closes by Escape, by its button and by a click beside it', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/shop/');
  await openProduct(page, plainProduct);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardLink(page, plainProduct)).toBeFocused();

  const second = await openProduct(page, plainProduct);
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second).toBeHidden();

  // On a phone nothing is beside it.
  if (isMobile) return;
  const third = await openProduct(page, plainProduct);
  await page.mouse.click(4, 4);
  await expect(third).toBeHidden();
});

test('a product’s page shows another of its kind before other shoes', async ({ page }) => {
  const alike = products.filter(({ id, kind }) => id !== shoe.id && kind === shoe.kind);
  await page.goto(shoe.path);
  const first = page
    .getByRole('region', { name: 'You may also like' })
    .getByRole('listitem')
    .first();
  await expect(first.getByRole('heading')).toHaveText(alike.map(({ name }) => name));
});
