import { expect, holdScripts, test } from './fixtures';
import { chatMessage, openCart, openProduct } from './shopper-steps';

const warning = 'Please select a size first!';

for (const how of ['Add to Cart', 'Order via WhatsApp', 'Call to Order']) {
  test(`${how} of a product without a size shows a warning and adds nothing`, async ({ page }) => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, 'Oxblood Brogues');
    await dialog.getByText(how, { exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: warning })).toBeVisible();
    await expect(page).toHaveURL('/shop/');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
}

test('a product’s WhatsApp link carries size, quantity, price, total and how to pay', async ({
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

test('an order of more than three of a product asks for the wholesale price', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Sunrise T-shirt');
  await dialog.getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
  for (let i = 0; i < 3; i += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  const text = await chatMessage(dialog.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(text).toContain('wholesale price');
});

test('the quantity of a product has no upper bound and never goes below 1', async ({ page }) => {
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

test('Call to Order calls the shop’s number', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await expect(dialog.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  );
});

test('a double click on Add to Cart adds one line, two separate clicks add two', async ({
  page,
}) => {
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

test('a product dialog opens the cart after an addition', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await dialog.getByRole('button', { name: 'View your cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Oxblood Brogues');
});

test('a size chosen before the script has loaded stays chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/shop/todays-offer/brogue/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '42' }).check({ force: true });
  release();
  await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toBeVisible();
  const text = await chatMessage(page.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(text).toContain('size 42');
});
