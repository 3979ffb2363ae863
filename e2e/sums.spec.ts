import { CART_KEY } from './cart-storage';
import { addresses, shoe, size } from './examples';
import { expect, test } from './fixtures';
import { priceOf } from './shop-under-test';
import { addProduct, chatMessage, openCart } from './shopper-steps';

test('a sum is stored and sent with a plain space', async ({ page }) => {
  await page.goto(addresses.shop);
  await addProduct(page, shoe, size);
  const stored = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  expect(JSON.parse(stored ?? '').state.lines[0].price).toBe(priceOf(shoe));
  const cart = await openCart(page);
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(message).toContain(priceOf(shoe));
  expect(message).not.toContain('\u00a0');
});
