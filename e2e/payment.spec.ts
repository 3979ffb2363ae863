import type { Locator, Page } from '@playwright/test';
import { formatUsd } from '@/lib/facts/dollars';
import { seedCart, storedCart } from './cart-storage';
import { category, shoe, size } from './examples';
import { approve, readFakePayPal, release, SDK, servePayPal } from './fake-paypal';
import { expect, openPage, test, watchFiles } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chatMessage, choosePay, chooseSize, openCart, pill } from './shopper-steps';

// What becomes of a payment, however PayPal answers: components/cart/order/pay-choice.client.test.tsx.

const group = (page: Page) => page.getByRole('group', { name: 'Pay by card or PayPal' });
const payPalButton = (page: Page) => group(page).getByRole('button', { name: 'PayPal' });
const paidNotice = (page: Page) => page.getByRole('status').getByText(messages.paid);
const sendPlace = 'Send us where to deliver';

/** Opens a page and its cart, which holds `lines` lines of the shoe, to be paid by card. */
async function openFilledCart(page: Page, lines = 2, address = '/shop/'): Promise<Locator> {
  await seedCart(page, storedCart(lines));
  await page.goto(address);
  const cart = await openCart(page);
  await choosePay(cart, 'Card or PayPal');
  return cart;
}

/** The cart keeps its lines, the other ways to order are there, and no message is shown. */
async function expectCartUntouched(page: Page, lines = 2) {
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(lines);
  for (const name of ['Order via WhatsApp', 'Call to Order'])
    await expect(cart.getByRole('link', { name })).toBeVisible();
  for (const name of ['Send money by M-Pesa', 'Bank paybill'])
    await expect(cart.getByRole('radio', { name })).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: /./, visible: true })).toHaveCount(0);
}

test('a shopper pays the first product by card, and sends where to deliver it', async ({
  page,
}) => {
  const requests = await servePayPal(page);
  const files = watchFiles(page);
  await page.clock.install();
  await openPage(page, shoe.path);
  await test.step('an empty cart loads nothing of PayPal', async () => {
    const cart = await openCart(page);
    await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).click();
    await chooseSize(page, size);
    await files.quiet();
    expect(requests).toEqual([]);
  });
  await test.step('PayPal loads once, with the first product', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(() => requests.length).toBe(1);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const cart = await openCart(page);
    await expect(group(page)).toHaveCount(0);
    await choosePay(cart, 'Card or PayPal');
    await expect(payPalButton(page)).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
    expect(requests).toHaveLength(1);
    const query = new URL(requests[0] ?? '').searchParams;
    expect(query.get('currency')).toBe('USD');
    expect(query.get('client-id')).toBeTruthy();
  });
  const link = page.getByRole('link', { name: sendPlace });
  const text =
    await test.step('the payment empties and closes the cart and asks for the place', async () => {
      await payPalButton(page).dblclick();
      await approve(page);
      await approve(page);
      await expect(paidNotice(page)).toHaveCount(1);
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
      const { orders, charges } = await readFakePayPal(page);
      expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
      await expect(link).toHaveCount(1);
      return chatMessage(link);
    });
  expect(text).toContain(
    `Paid: ${priceOf(shoe, 2)} (${formatUsd(2 * shoe.priceKes)}), PayPal order ORDER-1.`,
  );
  await test.step('the shop opens after 5 s, and has the link over the page and in the cart', async () => {
    await page.clock.runFor(4000);
    await expect(page).toHaveURL(shoe.path);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(/\/shop\/$/);
    await expect(link).toHaveCount(1);
    expect(await chatMessage(link)).toBe(text);
    await page
      .getByRole('region', { name: /Your order is paid/ })
      .getByRole('button')
      .click();
    await expect(link).toHaveCount(0);
    const cart = await openCart(page);
    expect(await chatMessage(cart.getByRole('link', { name: sendPlace }))).toBe(text);
  });
  await test.step('once the place was sent the shop asks no more, and the cart can send it again', async () => {
    const sent = page.waitForRequest(/wa\.me/);
    await link.click();
    expect((await sent).url()).toContain('ORDER-1');
    await page.goto('/shop/');
    const cart = await openCart(page);
    await expect(link).toHaveCount(0);
    const again = cart.getByRole('link', { name: 'Send the paid order again' });
    expect(await chatMessage(again)).toContain('PayPal order ORDER-1.');
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(page.getByRole('region', { name: /Your order is paid/ })).toHaveCount(0);
  });
});

test('a payment goes on while its cart is closed, and does not remove a category chosen after it', async ({
  page,
}) => {
  await page.clock.install();
  await servePayPal(page, { capture: 'waits' });
  const cart = await openFilledCart(page);
  await payPalButton(page).click();
  await cart.getByRole('button', { name: 'Close' }).click();
  await expect(cart).toBeHidden();
  await openCart(page);
  await expectCartUntouched(page);
  await cart.getByRole('button', { name: 'Close' }).click();
  const approval = approve(page);
  await release(page);
  await approval;
  await expect(paidNotice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await readFakePayPal(page)).toMatchObject({ drawn: 1, closed: 1, charges: 1 });
  await pill(page, category).click();
  await expect(page).toHaveURL(/category=/);
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/category=/);
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/payment was (not )?captured|PayPal could not take the payment/],
    },
  });

  test('a payment whose answer is lost is in doubt, also after a reload, makes no second order, and ends with its cart', async ({
    page,
    pageErrors,
  }) => {
    const requests = await servePayPal(page, { capture: 'is lost' });
    await seedCart(page, storedCart(2));
    await page.goto('/about/');
    // A cart of an earlier visit loads PayPal on any page.
    await expect.poll(() => requests.length).toBe(1);
    await choosePay(await openCart(page), 'Card or PayPal');
    await payPalButton(page).click();
    await approve(page);
    const sentence = page.getByRole('status').getByText(messages.paymentInDoubt);
    await expect(sentence).toBeInViewport();
    await expectCartUntouched(page);
    await expect(paidNotice(page)).toHaveCount(0);
    await page.reload();
    const cart = await openCart(page);
    await expect(sentence).toBeInViewport();
    await payPalButton(page).click();
    await expect.poll(() => pageErrors.join()).toContain('ORDER-1 was paid is not known');
    expect((await readFakePayPal(page)).orders).toBe(0);
    await cart.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(sentence).toHaveCount(0);
  });
});

const NOT_LOADED = /PayPal did not load/;

test.describe(() => {
  test.use({
    expectedConsoleErrors: { patterns: [NOT_LOADED, /Failed to load resource.*paypal\.com/] },
  });

  test('when PayPal is blocked the other ways to order work, and it is tried again at a tap and when the cart opens again', async ({
    page,
  }) => {
    await page.route(SDK, (route) => route.abort('blockedbyclient'));
    const cart = await openFilledCart(page);
    const failed = page.getByRole('status').getByText(messages.paymentNotLoaded);
    await expect(failed).toBeVisible();
    await expect(group(page)).toBeHidden();
    await expectCartUntouched(page);
    await cart.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeVisible();
    await servePayPal(page);
    await cart.getByRole('button', { name: 'Try again' }).click();
    await expect(payPalButton(page)).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: { patterns: [NOT_LOADED, /Failed to load resource.*\/_next\//] },
  });

  test('opening the cart again loads PayPal again when the shop’s own PayPal script failed', async ({
    page,
    pageErrors,
  }) => {
    await page.goto(shoe.path);
    const cart = await openCart(page);
    await cart.getByRole('button', { name: 'Close' }).click();
    await page.route('**/_next/static/**', (route) => route.abort('internetdisconnected'));
    await chooseSize(page, size);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await openCart(page);
    await choosePay(cart, 'Card or PayPal');
    await expectCartUntouched(page, 1);
    await expect.poll(() => pageErrors.join()).toMatch(NOT_LOADED);
    await page.unroute('**/_next/static/**');
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
  });
});
