import type { Locator, Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { kesToUsd } from '@/lib/format/dollars';
import { expectNoViolations } from './axe';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { category, otherSize, shoe, size } from './examples';
import {
  approve,
  cancel,
  type PayPalBehaviour,
  readFakePayPal,
  release,
  SDK,
  servePayPal,
} from './fake-paypal';
import { expect, openPage, test, watchFiles } from './fixtures';
import { messages } from './messages';
import { chatMessage, choosePay, chooseSize, openCart, pill } from './shopper-steps';

const group = (page: Page) => page.getByRole('group', { name: 'Pay by card or PayPal' });
const payPalButton = (page: Page) => group(page).getByRole('button', { name: 'PayPal' });
const paidNotice = (page: Page) => page.getByRole('status').getByText(messages.paid);

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

test('an empty cart does not load PayPal', async ({ page }) => {
  const requests = await servePayPal(page);
  const files = watchFiles(page);
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await files.quiet();
  expect(requests).toEqual([]);
  await expect(group(page)).toHaveCount(0);
});

test('PayPal loads once, with the first product in the cart', async ({ page }) => {
  const requests = await servePayPal(page);
  const files = watchFiles(page);
  await openPage(page, shoe.path);
  await chooseSize(page, size);
  await files.quiet();
  expect(requests).toEqual([]);
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
  await files.quiet();
  expect(requests).toHaveLength(1);
  const query = new URL(requests[0] ?? '').searchParams;
  expect(query.get('currency')).toBe('USD');
  expect(query.get('client-id')).toBeTruthy();
});

test('a cart stored on an earlier visit loads PayPal on any page', async ({ page }) => {
  const requests = await servePayPal(page);
  await seedCart(page, storedCart(1));
  await page.goto('/about/');
  await expect.poll(() => requests.length).toBe(1);
});

test('closing the cart closes the PayPal buttons', async ({ page }) => {
  const cart = await openFilledCart(page);
  await expect(payPalButton(page)).toBeVisible();
  await cart.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await readFakePayPal(page)).closed).toBe(1);
});

test('the PayPal order is one shoe purchase in dollars', async ({ page }) => {
  await openFilledCart(page, 2);
  await payPalButton(page).click();
  await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
  const { purchases } = await readFakePayPal(page);
  expect(purchases[0]?.amount).toEqual({
    currency_code: 'USD',
    value: kesToUsd(2 * shoe.priceKes),
  });
  expect(purchases[0]?.description).toMatch(/^Shoe purchase, 2 items/);
  expect(purchases[0]?.description?.length).toBeLessThanOrEqual(127);
});

test('PayPal and both messages have the same reference of an order', async ({ page }) => {
  await page.clock.install();
  const cart = await openFilledCart(page, 2, '/about/');
  const referenceIn = (text: string) => /\(([A-Z]+-[0-9A-Z]{5})\):/.exec(text)?.[1];
  const ordered = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  await payPalButton(page).click();
  await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
  const { purchases } = await readFakePayPal(page);
  expect(purchases[0]?.reference_id).toBe(referenceIn(ordered));
  await approve(page);
  const paid = await chatMessage(page.getByRole('link', { name: 'Send us where to deliver' }));
  expect(referenceIn(paid)).toBe(referenceIn(ordered));
  expect(referenceIn(paid)).toHaveLength(shop.orderPrefix.length + 6);
});

test('the PayPal amount is that of the cart at the click, not when the buttons were drawn', async ({
  page,
}) => {
  const cart = await openFilledCart(page, 1);
  await expect(payPalButton(page)).toBeVisible();
  await cart.getByRole('button', { name: /^Increase quantity/ }).click();
  await cart.getByRole('button', { name: /^Increase quantity/ }).click();
  await payPalButton(page).click();
  await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
  const { purchases, drawn } = await readFakePayPal(page);
  expect(purchases[0]?.amount.value).toBe(kesToUsd(3 * shoe.priceKes));
  expect(purchases[0]?.description).toContain('3 items');
  expect(drawn).toBe(1);
});

test('a payment empties and closes the cart, shows a thank-you, and loads the shop after 5 s', async ({
  page,
}) => {
  await page.clock.install();
  const cart = await openFilledCart(page, 2, '/about/');
  await payPalButton(page).click();
  await approve(page);
  await expect(cart).toBeHidden();
  await expect(paidNotice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toContain('[]');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(paidNotice(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(/\/shop\/$/);
});

test('a payment does not load the shop when the shopper has gone to another page', async ({
  page,
}) => {
  await page.clock.install();
  await openFilledCart(page, 2, '/shop/');
  await payPalButton(page).click();
  await approve(page);
  await expect(paidNotice(page)).toBeVisible();
  await page.getByRole('link', { name: 'About' }).last().click();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/\/about\/$/);
});

test('a payment does not remove a category chosen after it', async ({ page }) => {
  await page.clock.install();
  await openFilledCart(page, 2, '/shop/');
  await payPalButton(page).click();
  await approve(page);
  await pill(page, category).click();
  await expect(page).toHaveURL(/category=/);
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/category=/);
});

test('a double click on PayPal and two approvals make one order and one charge', async ({
  page,
}) => {
  await openFilledCart(page);
  await payPalButton(page).dblclick();
  await approve(page);
  await approve(page);
  await expect(paidNotice(page)).toHaveCount(1);
  const { orders, charges } = await readFakePayPal(page);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
});

test('a cancelled payment leaves the cart as it was, and a second try pays', async ({ page }) => {
  await openFilledCart(page);
  await payPalButton(page).click();
  await cancel(page);
  await expectCartUntouched(page);
  await payPalButton(page).click();
  await approve(page);
  await expect(paidNotice(page)).toBeVisible();
  expect((await readFakePayPal(page)).charges).toBe(1);
});

test.describe(() => {
  test.beforeEach(({ page }) => servePayPal(page, { capture: 'waits' }));

  test('closing the cart during a payment does not stop the payment', async ({ page }) => {
    const cart = await openFilledCart(page);
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect(cart).toBeHidden();
    const approval = approve(page);
    await release(page);
    await approval;
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect.poll(async () => (await readFakePayPal(page)).closed).toBe(1);
  });

  test('a cart closed and reopened during a payment has the same lines and PayPal buttons', async ({
    page,
  }) => {
    const cart = await openFilledCart(page);
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expectCartUntouched(page);
    await cancel(page);
    expect((await readFakePayPal(page)).drawn).toBe(1);
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await readFakePayPal(page)).closed).toBe(1);
  });

  test('another way to pay that is chosen during a payment does not end the payment', async ({
    page,
  }) => {
    const cart = await openFilledCart(page);
    await payPalButton(page).click();
    await choosePay(cart, 'Send money by M-Pesa');
    await expect(group(page)).toBeHidden();
    const approval = approve(page);
    await release(page);
    await approval;
    await expect(paidNotice(page)).toBeVisible();
    expect(await readFakePayPal(page)).toMatchObject({ drawn: 1, charges: 1 });
  });

  test('a product added during a payment stays in the cart', async ({ page }) => {
    const cart = await openFilledCart(page, 1, shoe.path);
    await payPalButton(page).click();
    await cart.getByRole('button', { name: 'Close' }).click();
    await chooseSize(page, otherSize);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const approval = approve(page);
    await release(page);
    await approval;
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test('a declined card starts PayPal again, and another card pays', async ({ page }) => {
  await servePayPal(page, { capture: 'declines the first card' });
  await openFilledCart(page);
  await payPalButton(page).click();
  await approve(page);
  expect(await readFakePayPal(page)).toMatchObject({ restarts: 1, charges: 0 });
  await expectCartUntouched(page);
  await approve(page);
  await expect(paidNotice(page)).toBeVisible();
  expect(await readFakePayPal(page)).toMatchObject({ restarts: 1, charges: 1, orders: 1 });
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/payment was (not )?captured|PayPal could not take the payment/],
    },
  });

  test('a capture that fails keeps the cart and charges nothing', async ({ page }) => {
    await servePayPal(page, { capture: 'fails' });
    await openFilledCart(page);
    await payPalButton(page).click();
    await approve(page);
    await expectCartUntouched(page);
    await expect(page.getByRole('status').getByText(messages.paymentFailed)).toBeInViewport();
    await expect(paidNotice(page)).toHaveCount(0);
    expect((await readFakePayPal(page)).charges).toBe(0);
  });

  for (const capture of ['is lost', 'answers nothing', 'is pending'] as const) {
    test(`a payment whose capture ${capture} is in doubt, also after a reload, makes no second order, and ends with its cart`, async ({
      page,
      pageErrors,
    }) => {
      await servePayPal(page, { capture });
      await openFilledCart(page);
      await payPalButton(page).click();
      await approve(page);
      const sentence = page.getByRole('status').getByText(messages.paymentInDoubt);
      await expect(sentence).toBeInViewport();
      await expectCartUntouched(page);
      await expect(paidNotice(page)).toHaveCount(0);
      await page.reload();
      const cart = await openCart(page);
      await expect(sentence).toBeInViewport();
      await expectNoViolations(page);
      await payPalButton(page).click();
      await expect.poll(() => pageErrors.join()).toContain('ORDER-1 was paid is not known');
      expect((await readFakePayPal(page)).orders).toBe(0);
      await cart.getByRole('button', { name: 'Clear Cart' }).click();
      await expect(sentence).toHaveCount(0);
    });
  }

  test('a capture whose answer was lost counts as a payment', async ({ page }) => {
    await servePayPal(page, { capture: 'fails, but the money moved' });
    await openFilledCart(page);
    await payPalButton(page).click();
    await approve(page);
    await expect(paidNotice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    expect((await readFakePayPal(page)).charges).toBe(1);
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/PayPal could not take the payment/] } });

  test('an order that PayPal does not make is reported on the console and in the cart', async ({
    page,
  }) => {
    await servePayPal(page, { createOrder: 'fails' });
    await openFilledCart(page);
    await payPalButton(page).click();
    await expect(page.getByRole('status').getByText(messages.paymentFailed)).toBeInViewport();
    await expectCartUntouched(page);
  });
});

interface Failure {
  name: string;
  errors: RegExp[];
  serve: (page: Page) => Promise<unknown>;
}
const NOT_LOADED = /PayPal did not load/;
const RESOURCE = /Failed to load resource.*paypal\.com/;

const loadFailures: Failure[] = [
  {
    name: 'is blocked',
    errors: [NOT_LOADED, RESOURCE],
    serve: (page) => page.route(SDK, (route) => route.abort('blockedbyclient')),
  },
  {
    name: 'answers with an error',
    errors: [NOT_LOADED, RESOURCE],
    serve: (page) => page.route(SDK, (route) => route.fulfill({ status: 503 })),
  },
  {
    name: 'answers with another script',
    errors: [NOT_LOADED],
    serve: (page) => page.route(SDK, (route) => route.fulfill({ body: 'var portal = 1;' })),
  },
  fakeFailure('loads without Buttons', NOT_LOADED, { buttons: 'are missing' }),
];
const drawFailures: Failure[] = [
  fakeFailure('is not eligible', /PayPal could not draw/, { buttons: 'are not eligible' }),
  fakeFailure('cannot draw its buttons', /PayPal could not draw/, { buttons: 'fail to draw' }),
];

function fakeFailure(name: string, error: RegExp, behaviour: PayPalBehaviour): Failure {
  return { name, errors: [error], serve: (page) => servePayPal(page, behaviour) };
}

/** Waits until each of these errors is on the page. */
async function expectErrors(pageErrors: readonly string[], errors: readonly RegExp[]) {
  for (const error of errors) await expect.poll(() => pageErrors.join()).toMatch(error);
}

/** A cart without PayPal, which says so, and in which all else is there. */
async function openWithoutPayPal(page: Page, pageErrors: readonly string[], failure: Failure) {
  await failure.serve(page);
  const cart = await openFilledCart(page);
  await expectErrors(pageErrors, failure.errors);
  await expect(group(page)).toBeHidden();
  await expect(page.getByRole('status').getByText(messages.paymentNotLoaded)).toBeVisible();
  await expectCartUntouched(page);
  return cart;
}

for (const failure of drawFailures) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: failure.errors } });

    test(`the cart and the other ways to order work when PayPal ${failure.name}`, async ({
      page,
      pageErrors,
    }) => {
      await openWithoutPayPal(page, pageErrors, failure);
    });
  });
}

for (const failure of loadFailures) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: failure.errors } });

    test(`when PayPal ${failure.name} the other ways to order work, and it is tried again at a tap and when the cart opens again`, async ({
      page,
      pageErrors,
    }) => {
      const cart = await openWithoutPayPal(page, pageErrors, failure);
      await expect(cart.getByText(/^You pay \$/)).toBeHidden();
      await cart.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('status').getByText(messages.paymentNotLoaded)).toBeVisible();
      await servePayPal(page);
      await cart.getByRole('button', { name: 'Try again' }).click();
      await expect(payPalButton(page)).toBeVisible();
      await expect(cart.getByText(/^You pay \$/)).toBeVisible();
      await cart.getByRole('button', { name: 'Close' }).click();
      await openCart(page);
      await expect(payPalButton(page)).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/PayPal has not answered/] } });

  test('PayPal is given up after 15 s of silence, and opening the cart again loads it again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(SDK, () => {});
    const cart = await openFilledCart(page);
    await expect(page.getByText('Getting card payment ready')).toBeVisible();
    await expectCartUntouched(page);
    await page.clock.runFor(16_000);
    await expect(group(page)).toBeHidden();
    await expect(page.getByRole('status').getByText(messages.paymentNotLoaded)).toBeVisible();
    await expectCartUntouched(page);
    await servePayPal(page);
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
    await expectErrors(pageErrors, [NOT_LOADED]);
    await page.unroute('**/_next/static/**');
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(payPalButton(page)).toBeVisible();
  });
});
