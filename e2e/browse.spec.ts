import type { Page } from '@playwright/test';
import { catalogue, expect, holdScripts, hydrate, test } from './fixtures';
import { openProduct } from './shopper-steps';

const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');

test('category links show their counts, filter the grid and set the address', async ({ page }) => {
  await page.goto('/shop/');
  const pills = page.getByRole('navigation', { name: 'Categories' });
  await expect(pills.getByRole('link')).toHaveText([
    `All Products ${catalogue.products.length}`,
    ...catalogue.categories.map(({ name, count }) => `${name} ${count}`),
  ]);
  await expect(pills.getByRole('link', { name: 'All Products' })).toHaveAttribute('aria-current');

  await pills.getByRole('link', { name: 'Tshirts and Palazzo' }).click();
  await expect(page).toHaveURL('/shop/?category=tshirts-palazzo');
  await expect(products(page)).toHaveCount(3);
  await expect(page.getByText('3 products')).toBeVisible();
  await expect(pills.getByRole('link', { name: 'Tshirts and Palazzo' })).toHaveAttribute(
    'aria-current',
  );

  await pills.getByRole('link', { name: "Today's Offer" }).click();
  await expect(products(page)).toHaveCount(5);

  await page.goBack();
  await expect(products(page)).toHaveCount(3);
  await page.goBack();
  await expect(products(page)).toHaveCount(catalogue.products.length);
  await page.goForward();
  await expect(products(page)).toHaveCount(3);

  await pills.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/shop/');
  await expect(products(page)).toHaveCount(catalogue.products.length);
});

for (const address of ['/shop/', '/shop/todays-offer/']) {
  test(`each category link of ${address} is fully visible when it has the focus`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrate(page);
    const pills = await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link')
      .all();
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

test('an address with a category opens the shop on that category', async ({ page }) => {
  await page.goto('/shop/?category=baby-shoes-suit');
  await expect(products(page)).toHaveCount(4);
  await page.reload();
  await expect(products(page)).toHaveCount(4);
});

test('an unknown category shows "No products found" and a way back to all products', async ({
  page,
}) => {
  await page.goto('/shop/?category=hats');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(products(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'All Products' }).click();
  await expect(products(page)).toHaveCount(catalogue.products.length);
});

test('a spinner covers the grid while a category waits for the script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/shop/?category=shirts-hoodies', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  release();
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(products(page)).toHaveCount(8);
});

test('the whole grid is shown when a category has waited 8 s for the script', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/shop/?category=shirts-hoodies', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(products(page)).toHaveCount(catalogue.products.length);
});

test('a card shows five sizes of a size set and how many more, or all of its own sizes', async ({
  page,
}) => {
  await page.goto('/shop/');
  const card = (name: string) =>
    products(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card('Penny Loafers')).toContainText('36 37 38 39 40 +4 more');
  await expect(card('Khaki Trousers')).toContainText('29 30 31 32 33 34 35 36');
  await expect(card('Khaki Trousers')).not.toContainText('more');
});

test('a click on a card opens the product without a size and with a quantity of 1', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Penny Loafers');
  await expect(page).toHaveURL('/shop/');
  await expect(dialog).toContainText('KSh 2,800');
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes).toHaveCount(9);
  for (const size of await sizes.all()) await expect(size).not.toBeChecked();
  await expect(dialog.getByRole('status').first()).toHaveText('1');
});

for (const address of ['/shop/', '/shop/women-men-shoes/']) {
  test(`on ${address} a click with a modifier or the middle button opens a product’s page in a tab`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    await hydrate(page);
    const card = page.getByRole('link', { name: 'Penny Loafers', exact: true });
    const clicks = [
      () => card.click({ modifiers: ['ControlOrMeta'] }),
      () => card.click({ button: 'middle' }),
    ];
    for (const click of clicks) {
      const opened = context.waitForEvent('page');
      await click();
      await expect(await opened).toHaveURL('/shop/women-men-shoes/penny-loafer/');
      await expect(page.getByRole('dialog', { name: 'Penny Loafers' })).toHaveCount(0);
    }
    await card.click();
    await expect(page.getByRole('dialog', { name: 'Penny Loafers' })).toBeVisible();
  });
}

test('the product dialog closes by Escape, by its button and by a click beside it', async ({
  page,
}) => {
  await page.goto('/shop/');
  const name = 'Penny Loafers';
  await openProduct(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

  const second = await openProduct(page, name);
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second).toBeHidden();

  const third = await openProduct(page, name);
  await page.mouse.click(4, 4);
  await expect(third).toBeHidden();
});
