import type { Locator, Page } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { cardLink, chooseSize, openCart, openProduct, productDialog } from './shopper-steps';

/** Comes to Shop from Home, so that a step too many leads there. */
async function comeToShop(page: Page) {
  await page.goto('/');
  await page.goto('/shop/');
  await hydrate(page);
}

/** Goes back, and expects a page on which a dialog is closed. */
async function backCloses(page: Page, dialog: Locator, address = '/shop/') {
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
}

test('Back closes a product’s dialog and then the cart, and the next one leaves the page', async ({
  page,
}) => {
  await comeToShop(page);
  await backCloses(page, await openProduct(page, shoe));
  await expect(cardLink(page, shoe)).toBeFocused();
  await backCloses(page, await openCart(page));
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the cart over a product’s dialog, and then that dialog', async ({ page }) => {
  await comeToShop(page);
  const product = await openProduct(page, shoe);
  await chooseSize(product, size);
  await product.getByRole('button', { name: 'Add to Cart' }).click();
  await product.getByRole('button', { name: 'View your cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  await backCloses(page, cart);
  await expect(product).toBeVisible();
  await backCloses(page, product);
});

test('a dialog that was closed by its button or Escape leaves nothing for Back to close', async ({
  page,
}) => {
  await comeToShop(page);
  const product = await openProduct(page, shoe);
  await product.getByRole('button', { name: 'Close' }).click();
  await expect(product).toBeHidden();
  const cart = await openCart(page);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => history.state.open), 'no entry is left')
    .toBe(undefined);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back from a page that a dialog led to returns to the page without the dialog', async ({
  page,
}) => {
  await comeToShop(page);
  const dialog = await openProduct(page, shoe);
  await dialog.getByRole('link', { name: 'See the whole page' }).click();
  await expect(page).toHaveURL(shoe.path);
  await page.goBack();
  await expect(page).toHaveURL('/shop/');
  await expect(productDialog(page, shoe)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dialog that a reload closed opens again, and Back closes it', async ({ page }) => {
  await comeToShop(page);
  await seedCart(page, storedCart(1));
  await openCart(page);
  await page.reload();
  await hydrate(page);
  await backCloses(page, await openCart(page));
  await page.goBack();
  await expect(page).toHaveURL('/');
});
