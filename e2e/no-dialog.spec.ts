import { expectNoViolations } from './axe';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { severalPictures, shoe } from './examples';
import { expect, hydrate, test } from './fixtures';
import { cardLink, openCart } from './shopper-steps';

// As on iOS before 15.4.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close'] as const) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
});

test('where the browser has no dialogs a card leads to the product’s page', async ({ page }) => {
  await page.goto('/shop/');
  await hydrate(page);
  await cardLink(page.getByRole('list', { name: 'Products' }), shoe).click();
  await expect(page).toHaveURL(new RegExp(`${shoe.path}$`));
});

test('where the browser has no dialogs a picture opens over the page, and closes', async ({
  page,
}) => {
  await page.goto(severalPictures.path);
  await hydrate(page);
  const picture = page.getByRole('link', { name: /^Larger:/ }).first();
  await picture.click();
  const view = page.getByRole('dialog', { name: severalPictures.name });
  await expect(view.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('where the browser has no dialogs the cart opens without being modal, and closes by Escape and by its button @both', async ({
  page,
}) => {
  await seedCart(page, storedCart(2));
  await page.goto('/contact/');
  await hydrate(page);
  const cart = await openCart(page);
  await expect(cart.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect(cart.getByRole('link', { name: 'Order via WhatsApp' })).toBeInViewport();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeFocused();
  await openCart(page);
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await cart.getByRole('button', { name: 'Close' }).click();
  await expect(cart).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toContain('"lines":[]');
});
