import { payments } from '@/e2e/shop/whole-shop';
import { localPhone } from '@/lib/format/phone';
import { seedCart, storedCart } from './cart-storage';
import { expect, test } from './fixtures';
import { chatMessage, choosePay, openCart } from './shopper-steps';

// What each way to pay says, unfolds and copies: components/cart/cart-dialog.client.test.tsx.

const mpesa = localPhone(payments.mpesaNumber);

test('a chosen way to pay unfolds in view, its number is copied, and the phone remembers it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart(page, storedCart(1));
  await page.goto('/shop/');
  const cart = await openCart(page);
  for (const way of ['M-Pesa till (Buy Goods)', 'Bank paybill', 'Send money by M-Pesa']) {
    await choosePay(cart, way);
    await expect(cart.getByText('How to pay, step by step')).toBeInViewport({ ratio: 1 });
  }
  await cart.getByRole('button', { name: 'Copy M-Pesa number' }).click();
  const copied = mpesa.replaceAll(' ', '');
  await expect(page.getByRole('status').filter({ hasText: `Copied ${copied}` })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.goto('/about/');
  await openCart(page);
  await expect(cart.getByRole('radio', { name: 'Send money by M-Pesa' })).toBeChecked();
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `by M-Pesa send money to ${mpesa}.`,
  );
});

test('a way to pay is chosen and its number copied by keyboard alone', { tag: '@wide' }, async ({
  page,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await cart.getByRole('radio', { name: 'Send money by M-Pesa' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(cart.getByRole('button', { name: 'Copy M-Pesa number' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Copied|Press/ })).toBeVisible();
  await cart.getByRole('radio', { name: 'Send money by M-Pesa' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(cart.getByRole('radio', { name: 'Pay on delivery' })).toBeChecked();
});
