import { expect, holdScripts, test } from './fixtures';
import { chatMessage, openCart, openProduct } from './shopper-steps';

const warning = 'Please select a size first!';

for (const how of ['Add to Cart', 'Order via WhatsApp', 'Call to Order']) {
  test(`${how} asks for a size first, and nothing is added`, async ({ page }) => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, 'Oxblood Brogues');
    await dialog.getByText(how, { exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: warning })).toBeVisible();
    await expect(page).toHaveURL('/shop/');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
}

test('the WhatsApp link carries the product, size, quantity, price, total and how to pay', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  const text = await chatMessage(dialog.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(text).toContain('Oxblood Brogues, size 41, 2 × KSh 2,250 = KSh 4,500');
  expect(text).toContain('Total: KSh 4,500');
  expect(text).toContain('M-Pesa send money to 0700 000 000');
  expect(text).not.toContain('wholesale');
});

test('more than three of a product ask for the wholesale price', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Sunrise T-shirt');
  await dialog.getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
  for (let i = 0; i < 3; i += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  const text = await chatMessage(dialog.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(text).toContain('wholesale price');
});

test('quantity goes up without bound and never below one', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  const quantity = dialog.getByRole('status').first();
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(quantity).toHaveText('1');
  for (let i = 0; i < 25; i += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await expect(quantity).toHaveText('26');
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(quantity).toHaveText('25');
});

test('a call goes to the shop’s number', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await expect(dialog.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  );
});

test('a double tap on Add to Cart adds once, two taps add two lines', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await expect(page.getByText('Item added to cart')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(2);
});

test('after adding, the cart opens from the product', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await dialog.getByRole('button', { name: 'View your cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Oxblood Brogues');
});

test('a size chosen before the script is there is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop/todays-offer/brogue/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '42' }).check({ force: true });
  letGo();
  await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toBeVisible();
  const text = await chatMessage(page.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(text).toContain('size 42');
});
