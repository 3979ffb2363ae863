import { recordAnnouncements } from './announcements';
import { seedCart, storedCart, storedSize } from './cart-storage';
import { category, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chooseSize, openCart, openProduct, pill } from './shopper-steps';

const product = shoe.path;

test('adding on a product page announces the addition and the number of items, each once', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, storedCart(1));
  await openPage(page, `${product}?size=${size}`);
  const announced = await recordAnnouncements(page);
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(announced).toEqual([messages.added, 'Cart, 2 items']);
  await page.clock.runFor(4000);
  await expect(page.getByText(messages.added)).toBeHidden();
  expect(await announced()).toHaveLength(2);
});

test('adding in a product dialog announces the addition and the number of items, each once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  const announced = await recordAnnouncements(page);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(announced).toEqual([messages.added, 'Cart, 1 item']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(4000);
  await expect(page.getByText(messages.added)).toBeHidden();
  expect(await announced()).toHaveLength(2);
});

test('a cart from an earlier visit is not announced when a page opens', async ({ page }) => {
  await seedCart(page, storedCart(3));
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  const announced = await recordAnnouncements(page);
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  expect(await announced()).toEqual([]);
});

test('a changed quantity is announced once, with its sum', async ({ page }) => {
  await openPage(page, product);
  const announced = await recordAnnouncements(page);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: 'Increase quantity' }).click();
  const [two, three] = [`2 for ${priceOf(shoe, 2)}`, `3 for ${priceOf(shoe, 3)}`];
  await expect.poll(announced).toEqual([two]);
  await article.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(announced).toEqual([two, three]);
  await article.getByRole('button', { name: 'Decrease quantity' }).click();
  await article.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.poll(announced).toEqual([two, three, two, '1']);
});

test('a changed quantity in the cart is announced once, by the total', async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  const announced = await recordAnnouncements(page);
  await cart.getByRole('button', { name: /^Increase/ }).click();
  await expect.poll(announced).toEqual([expect.stringMatching(/^Total/)]);
});

const removed = `${shoe.name}, size ${storedSize(0)}, removed. Undo`;
for (const [action, name, undo] of [
  ['Remove', /^Remove/, removed],
  ['Decrease', /^Decrease/, removed],
  ['Clear Cart', 'Clear Cart', 'Cart cleared. Undo'],
] as const) {
  test(`a cart emptied by ${action} is announced once, and its title has the focus`, async ({
    page,
  }) => {
    await seedCart(page, storedCart(1));
    await page.goto('/');
    const cart = await openCart(page);
    const announced = await recordAnnouncements(page);
    await cart.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expect(
      cart.getByRole('status').filter({ hasText: 'Items you add will be here.' }),
    ).toBeVisible();
    expect(await announced()).toEqual([undo, expect.stringMatching(/^Your cart is empty/)]);
  });
}

test('a line removed from the cart is announced once, with its Undo', async ({ page }) => {
  await seedCart(page, storedCart(3));
  await page.goto('/');
  const cart = await openCart(page);
  for (const line of [0, 2]) {
    const announced = await recordAnnouncements(page);
    const name = `${shoe.name}, size ${storedSize(line)}`;
    await cart.getByRole('button', { name: `Remove ${name}` }).click();
    const ofLine = async () => (await announced()).filter((text) => text.includes(name));
    await expect.poll(ofLine).toEqual([`${name}, removed. Undo`]);
  }
});

test('a chosen category announces its number of products once', async ({ page }) => {
  await openPage(page, '/shop/');
  const announced = await recordAnnouncements(page);
  await pill(page, category).click();
  await expect.poll(announced).toEqual([`${category.count} products`]);
});
