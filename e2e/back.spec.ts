import type { Locator, Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { seedCart, storedCart } from './cart-storage';
import { shoe, size } from './examples';
import { expect, holdScripts, hydrate, openPage, test } from './fixtures';
import {
  cardLink,
  chooseSize,
  openCart,
  openMainNavigation,
  openProduct,
  productDialog,
} from './shopper-steps';

/** Comes to Shop from Home, so that a step too many leads there. */
async function comeToShop(page: Page) {
  await page.goto('/');
  await openPage(page, '/shop/');
}

/** How many entries of the history something open has. */
const entry = (page: Page) => page.evaluate(() => history.state.open);
const expectNoEntry = (page: Page) => expect.poll(() => entry(page)).toBe(undefined);
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: shop.name });

/** Goes back, and expects a page on which a dialog is closed. */
async function backCloses(page: Page, dialog: Locator, address = '/shop/') {
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
}

test('Back closes a product’s dialog, the cart, and the one over the other, and leaves the page once nothing is open', async ({
  page,
}) => {
  await test.step('Back closes a product’s dialog and then the cart, and the next one leaves the page', async () => {
    await comeToShop(page);
    await backCloses(page, await openProduct(page, shoe));
    await expect(cardLink(page, shoe)).toBeFocused();
    await backCloses(page, await openCart(page));
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('a dialog that was closed by its button or Escape leaves nothing for Back to close', async () => {
    await comeToShop(page);
    const product = await openProduct(page, shoe);
    await product.getByRole('button', { name: 'Close' }).click();
    await expect(product).toBeHidden();
    const cart = await openCart(page);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expectNoEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('Back closes the cart over a product’s dialog, and then that dialog', async () => {
    await comeToShop(page);
    const product = await openProduct(page, shoe);
    await chooseSize(product, size);
    await product.getByRole('button', { name: 'Add to Cart' }).click();
    await product.getByRole('button', { name: 'View cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart).toBeVisible();
    await backCloses(page, cart);
    await expect(product).toBeVisible();
    await backCloses(page, product);
  });
  await test.step('Back from a page that a dialog led to returns to the page without the dialog', async () => {
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
});

test('a reload with a dialog open leaves nothing for Back to close', async ({ page }) => {
  await comeToShop(page);
  await seedCart(page, storedCart(1));
  await openCart(page);
  await page.reload();
  await hydrate(page);
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the phone’s menu, the search and a product over it, and the page stays where it is', async ({
  page,
}) => {
  await test.step('each is closed by a step of Back', async () => {
    await comeToShop(page);
    const menu = await openMainNavigation(page, true);
    await expect.poll(() => entry(page)).toBe(1);
    await backCloses(page, menu);
    await page.getByRole('button', { name: 'Search the shop' }).click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill(shoe.name);
    await page.getByRole('banner').getByRole('link', { name: shoe.name, exact: true }).click();
    await backCloses(page, productDialog(page, shoe));
    await backCloses(page, field);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('a link in the menu or beside it is followed, and Back returns to the page without the menu', async () => {
    await comeToShop(page);
    for (const at of ['in', 'beside']) {
      const menu = await openMainNavigation(page, true);
      const link = at === 'in' ? menu.getByRole('link', { name: 'About' }) : home(page);
      await link.click();
      await expect(page).toHaveURL(at === 'in' ? '/about/' : '/');
      await page.goBack();
      await expect(page).toHaveURL('/shop/');
      await hydrate(page);
      await expect(menu).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('a page that is scrolled stays where it is when Back closes the menu', async () => {
    await comeToShop(page);
    await openMainNavigation(page, true);
    await expect.poll(() => entry(page)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await backCloses(page, page.getByRole('navigation', { name: 'Main' }));
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

test('a menu that was opened before the script is closed by Back, and one that is closed leaves nothing', async ({
  page,
}) => {
  await page.goto('/');
  const release = await holdScripts(page);
  await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
  const menu = await openMainNavigation(page, true);
  release();
  await hydrate(page);
  await expect.poll(() => entry(page)).toBe(1);
  await backCloses(page, menu);
  await openMainNavigation(page, true);
  await page.keyboard.press('Escape');
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the filters before it takes off what was chosen in them, and returns from a category beside them', async ({
  page,
}) => {
  await test.step('Back closes the filters before it takes off what was chosen in them', async () => {
    await comeToShop(page);
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Size', exact: true });
    const values = filters.getByRole('checkbox');
    await values.first().check();
    const first = page.url();
    await values.nth(1).check();
    await expect(page).not.toHaveURL(first);
    await backCloses(page, filters, page.url());
    await page.goBack();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL('/shop/');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('a category that is tapped beside the open filters is shown, and Back returns from it', async () => {
    await comeToShop(page);
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Size', exact: true });
    await expect(filters).toBeVisible();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/category=/);
    await page.goBack();
    await expect(page).toHaveURL('/shop/');
    await expectNoEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
