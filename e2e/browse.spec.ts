import { formatKes } from '@/lib/format/money';
import { catalogue, expect, holdScripts, test, wake } from './fixtures';
import { openProduct } from './shopper-steps';

const products = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all 26 names and prices stand in the shop page as text', async ({ page }) => {
    await page.goto('/shop/');
    await expect(products(page)).toHaveCount(26);
    for (const { name, priceKes } of catalogue.products) {
      const card = products(page).filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(card).toContainText(formatKes(priceKes));
    }
  });

  test('a category in the address does not wait for a script that never comes', async ({
    page,
  }) => {
    await page.goto('/shop/?category=tshirts-palazzo');
    await expect(products(page).first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  });
});

test('pills show their counts, filter the grid and are the address', async ({ page }) => {
  await page.goto('/shop/');
  const pills = page.getByRole('navigation', { name: 'Categories' });
  await expect(pills.getByRole('link')).toHaveText([
    'All Products 26',
    'Baby Shoes and Suit 4',
    'Shirts and Hoodies 8',
    'Tshirts and Palazzo 3',
    'Women and Men shoes 6',
    "Today's Offer 5",
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
  await expect(products(page)).toHaveCount(26);
  await page.goForward();
  await expect(products(page)).toHaveCount(3);

  await pills.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/shop/');
  await expect(products(page)).toHaveCount(26);
});

for (const address of ['/shop/', '/shop/todays-offer/']) {
  test(`by keyboard each pill of ${address} is shown whole, there and back`, async ({ page }) => {
    await page.goto(address);
    await wake(page);
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

test('an address with a category opens on that category', async ({ page }) => {
  await page.goto('/shop/?category=baby-shoes-suit');
  await expect(products(page)).toHaveCount(4);
  await page.reload();
  await expect(products(page)).toHaveCount(4);
});

test('an unknown category shows "No products found" and the way back', async ({ page }) => {
  await page.goto('/shop/?category=hats');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(products(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'All Products' }).click();
  await expect(products(page)).toHaveCount(26);
});

test('a spinner covers the grid while a category waits for the script', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop/?category=shirts-hoodies', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  letGo();
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(products(page)).toHaveCount(8);
});

test('a category whose script does not come in 8 s is given up: she has the whole grid', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/shop/?category=shirts-hoodies', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(products(page)).toHaveCount(26);
});

test('a card names five sizes and how many more, or all of its own', async ({ page }) => {
  await page.goto('/shop/');
  const card = (name: string) =>
    products(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card('Penny Loafers')).toContainText('36 37 38 39 40 +4 more');
  await expect(card('Khaki Trousers')).toContainText('29 30 31 32 33 34 35 36');
  await expect(card('Khaki Trousers')).not.toContainText('more');
});

test('a tap on a card opens the product, without a size and with one item', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Penny Loafers');
  await expect(page).toHaveURL('/shop/');
  await expect(dialog).toContainText('KSh 2,800');
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes).toHaveCount(9);
  for (const size of await sizes.all()) await expect(size).not.toBeChecked();
  await expect(dialog.getByRole('status').first()).toHaveText('1');
});

test('a modified click on a card goes to the product’s own page', async ({ page, context }) => {
  await page.goto('/shop/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('link', { name: 'Penny Loafers' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/shop/women-men-shoes/penny-loafer/');
});

test('the product dialog closes by Escape, by its button and by a tap beside it', async ({
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
