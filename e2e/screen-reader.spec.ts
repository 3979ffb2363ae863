import { listen } from './announcements';
import { seedCart, storedCart } from './cart-storage';
import { expect, test, wake } from './fixtures';
import { openCart, openProduct } from './shopper-steps';

const product = '/shop/todays-offer/brogue/';

test('adding says so, and how much is in the cart now, each once, on the page', async ({
  page,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto(`${product}?size=41`);
  await wake(page);
  const said = await listen(page);
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(said).toEqual(['Item added to cart', 'Cart, 2 items']);
  await expect(page.getByText('Item added to cart')).toBeHidden();
  expect(await said()).toHaveLength(2);
});

test('and in a product’s dialog, where the bar cannot be heard', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  const said = await listen(page);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(said).toEqual(['Item added to cart', 'Cart, 1 item']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Item added to cart')).toBeHidden();
  expect(await said()).toHaveLength(2);
});

test('a cart that is there already says nothing when the page opens', async ({ page }) => {
  await seedCart(page, storedCart(3));
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  const said = await listen(page);
  await wake(page);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  expect(await said()).toEqual([]);
});

test('another quantity is said once, with what it comes to', async ({ page }) => {
  await page.goto(product);
  await wake(page);
  const said = await listen(page);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(said).toEqual(['2 for KSh 4,500']);
  await article.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(said).toEqual(['2 for KSh 4,500', '3 for KSh 6,750']);
  await article.getByRole('button', { name: 'Decrease quantity' }).click();
  await article.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.poll(said).toEqual(['2 for KSh 4,500', '3 for KSh 6,750', '2 for KSh 4,500', '1']);
});

for (const [how, name] of [
  ['Remove', /^Remove/],
  ['Decrease', /^Decrease/],
  ['Clear Cart', 'Clear Cart'],
] as const) {
  test(`a cart emptied by ${how} says so once, and the focus is on its title`, async ({ page }) => {
    await seedCart(page, storedCart(1));
    await page.goto('/');
    const cart = await openCart(page);
    const said = await listen(page);
    await cart.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expect(cart.getByRole('status').filter({ hasText: 'Nothing in it yet' })).toBeVisible();
    expect(await said()).toEqual([expect.stringMatching(/^Nothing in it yet/)]);
  });
}
