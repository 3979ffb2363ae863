import type { Locator, Page } from '@playwright/test';
import { messages } from '@/data/messages';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { approve, cancel, type PayPalMood, payPalSide, release, servePayPal } from './fake-paypal';
import { expect, test } from './fixtures';
import { openCart } from './shopper-steps';

const SDK = 'https://www.paypal.com/sdk/js*';
const group = (page: Page) => page.getByRole('group', { name: 'Pay by card or PayPal' });
const payPalButton = (page: Page) => group(page).getByRole('button', { name: 'PayPal' });
const paidNotice = (page: Page) => page.getByRole('status').getByText(messages.paid);

/** A shop with a cart of so many lines of KSh 2,250, opened. */
async function openShopWithCart(page: Page, lines = 2, address = '/shop/'): Promise<Locator> {
  await seedCart(page, storedCart(lines));
  await page.goto(address);
  return openCart(page);
}

/** The other ways to order stand there, and the cart is whole. */
async function expectNothingLost(page: Page, lines = 2) {
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(lines);
  for (const name of [
    'Order via WhatsApp',
    'Call to Order',
    'Pay by M-Pesa',
    'Pay by bank paybill',
  ])
    await expect(cart.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

test.describe('loading', () => {
  test('nothing is asked of PayPal for an empty cart', async ({ page }) => {
    const asked = await servePayPal(page);
    await page.goto('/shop/');
    const cart = await openCart(page);
    await expect(cart.getByText('Nothing in it yet')).toBeVisible();
    expect(asked).toEqual([]);
    await expect(group(page)).toHaveCount(0);
  });

  test('it begins with the first thing in the cart, on any page, and only once', async ({
    page,
  }) => {
    const asked = await servePayPal(page);
    await page.goto('/shop/todays-offer/brogue/');
    await page.getByRole('radio', { name: '41' }).check({ force: true });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const cart = await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    const query = new URL(asked[0] ?? '').searchParams;
    expect(query.get('currency')).toBe('USD');
    expect(query.get('client-id')).toBeTruthy();
  });

  test('a cart kept from another day loads it on whichever page she opens', async ({ page }) => {
    const asked = await servePayPal(page);
    await seedCart(page, storedCart(1));
    await page.goto('/about/');
    await expect.poll(() => asked.length).toBe(1);
  });

  test('the buttons are taken down with the dialog', async ({ page }) => {
    const cart = await openShopWithCart(page);
    await expect(payPalButton(page)).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await payPalSide(page)).closed).toBe(1);
  });
});

test.describe('paying', () => {
  test('the order is one purchase of shoes in dollars, for the cart', async ({ page }) => {
    await openShopWithCart(page, 2);
    await payPalButton(page).click();
    await expect.poll(async () => (await payPalSide(page)).orders).toBe(1);
    const { asked } = await payPalSide(page);
    expect(asked[0]?.amount).toEqual({ currency_code: 'USD', value: '34.62' });
    expect(asked[0]?.description).toMatch(/^Shoe purchase, 2 items/);
    expect(asked[0]?.description?.length).toBeLessThanOrEqual(127);
  });

  test('the amount is that of the cart when she taps, not when the buttons were drawn', async ({
    page,
  }) => {
    const cart = await openShopWithCart(page, 1);
    await expect(payPalButton(page)).toBeVisible();
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    await payPalButton(page).click();
    await expect.poll(async () => (await payPalSide(page)).orders).toBe(1);
    const { asked, drawn } = await payPalSide(page);
    expect(asked[0]?.amount.value).toBe('51.92');
    expect(asked[0]?.description).toContain('3 items');
    expect(drawn).toBe(1);
  });

  test('a payment empties the cart, closes it, thanks her, and after 5 s shows the shop', async ({
    page,
  }) => {
    await page.clock.install();
    const cart = await openShopWithCart(page, 2, '/about/');
    await payPalButton(page).click();
    await approve(page);
    await expect(cart).toBeHidden();
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toContain('[]');
    await page.clock.runFor(4000);
    await expect(page).toHaveURL(/\/about\/$/);
    await page.clock.runFor(1500);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  test('she is not taken to the shop when she has gone elsewhere meanwhile', async ({ page }) => {
    await page.clock.install();
    await openShopWithCart(page, 2, '/shop/');
    await payPalButton(page).click();
    await approve(page);
    await expect(paidNotice(page)).toBeVisible();
    await page.getByRole('link', { name: 'About' }).last().click();
    await expect(page).toHaveURL(/\/about\/$/);
    await page.clock.runFor(6000);
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test('a filter chosen meanwhile is not taken away', async ({ page }) => {
    await page.clock.install();
    await openShopWithCart(page, 2, '/shop/');
    await payPalButton(page).click();
    await approve(page);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /Shirts/ })
      .click();
    await expect(page).toHaveURL(/category=/);
    await page.clock.runFor(6000);
    await expect(page).toHaveURL(/category=/);
  });

  test('tapping twice is one order and one charge', async ({ page }) => {
    await openShopWithCart(page);
    await payPalButton(page).dblclick();
    await approve(page);
    await approve(page);
    await expect(paidNotice(page)).toHaveCount(1);
    const { orders, charges } = await payPalSide(page);
    expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  });

  test('cancelling leaves everything as it was, and she can pay after all', async ({ page }) => {
    await openShopWithCart(page);
    await payPalButton(page).click();
    await cancel(page);
    await expectNothingLost(page);
    await payPalButton(page).click();
    await approve(page);
    await expect(paidNotice(page)).toBeVisible();
    expect((await payPalSide(page)).charges).toBe(1);
  });
});

test.describe('closing the dialog while paying', () => {
  test.beforeEach(({ page }) => servePayPal(page, { capture: 'waits' }));

  test('does not stop the payment', async ({ page }) => {
    const cart = await openShopWithCart(page);
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect(cart).toBeHidden();
    const approval = approve(page);
    await release(page);
    await approval;
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect.poll(async () => (await payPalSide(page)).closed).toBe(1);
  });

  test('and opening it again shows the same cart and the same buttons', async ({ page }) => {
    const cart = await openShopWithCart(page);
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expectNothingLost(page);
    await cancel(page);
    expect((await payPalSide(page)).drawn).toBe(1);
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await payPalSide(page)).closed).toBe(1);
  });

  test('what she adds meanwhile is still in the cart after the payment', async ({ page }) => {
    const cart = await openShopWithCart(page, 1, '/shop/todays-offer/brogue/');
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('radio', { name: '44' }).check({ force: true });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const approval = approve(page);
    await release(page);
    await approval;
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test.describe('a declined card', () => {
  test('starts PayPal again, and another card pays', async ({ page }) => {
    await servePayPal(page, { capture: 'declines the first card' });
    await openShopWithCart(page);
    await payPalButton(page).click();
    await approve(page);
    expect(await payPalSide(page)).toMatchObject({ restarts: 1, charges: 0 });
    await expectNothingLost(page);
    await approve(page);
    await expect(paidNotice(page)).toBeVisible();
    expect(await payPalSide(page)).toMatchObject({ restarts: 1, charges: 1, orders: 1 });
  });
});

test.describe('a capture that fails', () => {
  test.use({ expectedConsoleErrors: { patterns: [/The payment was not captured/] } });

  test('loses nothing and charges nothing', async ({ page }) => {
    await servePayPal(page, { capture: 'fails' });
    await openShopWithCart(page);
    await payPalButton(page).click();
    await approve(page);
    await expectNothingLost(page);
    await expect(paidNotice(page)).toHaveCount(0);
    expect((await payPalSide(page)).charges).toBe(0);
  });

  test('is a payment where only the answer was lost', async ({ page }) => {
    await servePayPal(page, { capture: 'fails, but the money moved' });
    await openShopWithCart(page);
    await payPalButton(page).click();
    await approve(page);
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    expect((await payPalSide(page)).charges).toBe(1);
  });
});

test.describe('an order that PayPal does not make', () => {
  test.use({ expectedConsoleErrors: { patterns: [/PayPal could not take the payment/] } });

  test('goes to the console only', async ({ page }) => {
    await servePayPal(page, { createOrder: 'fails' });
    await openShopWithCart(page);
    await payPalButton(page).click();
    await expectNothingLost(page);
  });
});

const broken: { name: string; told: RegExp[]; serve: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'is blocked',
    told: [/PayPal did not load/, /Failed to load resource/],
    serve: (page) => page.route(SDK, (route) => route.abort('blockedbyclient')),
  },
  {
    name: 'answers with an error',
    told: [/PayPal did not load/, /Failed to load resource/],
    serve: (page) => page.route(SDK, (route) => route.fulfill({ status: 503 })),
  },
  {
    name: 'answers with something else',
    told: [/PayPal did not load/],
    serve: (page) => page.route(SDK, (route) => route.fulfill({ body: 'var portal = 1;' })),
  },
  mood('comes without Buttons', /PayPal did not load/, { buttons: 'are missing' }),
  mood('has no way to pay here', /PayPal could not draw/, { buttons: 'are not eligible' }),
  mood('cannot draw its buttons', /PayPal could not draw/, { buttons: 'fail to draw' }),
];

function mood(name: string, told: RegExp, how: PayPalMood) {
  return { name, told: [told], serve: (page: Page) => servePayPal(page, how) };
}

for (const { name, told, serve } of broken) {
  test.describe(`when PayPal ${name}`, () => {
    test.use({ expectedConsoleErrors: { patterns: told } });

    test('the cart is whole, the other ways stand there, and opening it again tries again', async ({
      page,
    }) => {
      await serve(page);
      const cart = await openShopWithCart(page);
      await expect(group(page)).toBeHidden();
      await expectNothingLost(page);
      await servePayPal(page);
      await cart.getByRole('button', { name: 'Close' }).click();
      if (name === 'has no way to pay here' || name === 'cannot draw its buttons') return;
      await openCart(page);
      await expect(payPalButton(page)).toBeVisible();
    });
  });
}

test.describe('when PayPal hangs', () => {
  test.use({ expectedConsoleErrors: { patterns: [/PayPal has not answered/] } });

  test('the page stops waiting, and opening the cart again tries again', async ({ page }) => {
    await page.clock.install();
    await page.route(SDK, () => {});
    const cart = await openShopWithCart(page);
    await expect(page.getByText('Getting card payment ready')).toBeVisible();
    await expectNothingLost(page);
    await page.clock.runFor(16_000);
    await expect(group(page)).toBeHidden();
    await expectNothingLost(page);
    await servePayPal(page);
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
  });
});

test.describe('when the shop’s own part for PayPal does not arrive', () => {
  test.use({
    expectedConsoleErrors: { patterns: [/PayPal did not load/, /Failed to load resource/] },
  });

  test('the cart works, and opening it again tries again', async ({ page, pageErrors }) => {
    await page.goto('/shop/todays-offer/brogue/');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('radio', { name: '41' }).check({ force: true });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const cart = await openCart(page);
    await expectNothingLost(page, 1);
    await expect.poll(() => pageErrors.join()).toContain('PayPal did not load');
    await page.unroute('**/_next/static/chunks/**');
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
  });
});
