import type { Locator, Page } from '@playwright/test';
import { deliveryAreas } from '@/e2e/shop/data/delivery';
import { encodeLink, parseLink } from '@/lib/order/link-format';
import { stateMinute, withStep } from '@/lib/order/order-state';
import { orderChoicesKey, ordersKey } from '@/lib/remembered/storage-keys';
import { blockStorage, seedCart, storedCart, storedSize } from './cart-storage';
import { firstOffer, plainProduct, shoe } from './examples';
import { expect, goNear, hydrate, openPage, saveData, test } from './fixtures';
import { seed } from './seed';
import { phone } from './shop-under-test';
import {
  addProduct,
  chatMessage,
  choosePay,
  chooseSize,
  openCart,
  openProduct,
  sendOrder,
  sendStep,
} from './shopper-steps';

const chat = 'Order via WhatsApp';
const skip = 'Skip, send it as it is';
const [, area] = deliveryAreas;

/** WhatsApp's page, from which Back leads to the shop. */
test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
});

/** The question, in the cart or over the page. */
const question = (page: Page): Locator =>
  page.getByRole('group', { name: /^Did you send order \S+\?$/ });
/** What takes its place. */
const nextStep = (page: Page): Locator =>
  page.getByRole('group', { name: /^Thank you for order \S+$/ });
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
const items = (page: Page) =>
  cartOf(page).getByRole('list', { name: 'Items' }).getByRole('listitem');
const yes = (within: Locator) => within.getByRole('button', { name: 'Yes, sent' });

const standing = (page: Page): Locator => page.getByRole('region', { name: 'Where it stands' });

/** The code of the last order that the phone keeps. */
const keptCode = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').orders?.[0]?.code ?? '',
    ordersKey,
  );

/** The reference of the order that a message has. */
const referenceOf = (message: string) => /[A-Z]+-[0-9A-Z]{5}/.exec(message)?.[0] ?? '';

/** A page with a cart of so many lines, which leaves place and payment open, or with both chosen. */
async function openFilled(page: Page, { lines = 2, chosen = false, address = '/' } = {}) {
  await seedCart(page, storedCart(lines));
  if (chosen) await choosePlaceAndPay(page);
  await openPage(page, address);
}

/** The phone knows from an earlier order where to deliver and how to pay. */
async function choosePlaceAndPay(page: Page) {
  const state = { area: area?.name, place: '', payBy: 'till' };
  await seed(page, { [orderChoicesKey]: JSON.stringify({ state, version: 0 }) });
}

/** Opens the chat by a tap, and comes back. */
async function sendAndReturn(page: Page, tap: () => Promise<void>) {
  const opened = page.waitForURL(`${phone.chat}**`);
  await tap();
  await opened;
  await page.goBack();
  await hydrate(page);
  // The entry of the dialog that was open is left: a page that is opened before that is not reached.
  await expect.poll(() => page.evaluate(() => history.state?.open)).toBe(undefined);
}

/** Sends the order of the cart in the chat, and comes back. Returns its reference. */
async function orderAndReturn(page: Page): Promise<string> {
  const cart = await openCart(page);
  const reference = referenceOf(await chatMessage(cart.getByRole('link', { name: chat })));
  await sendAndReturn(page, () => sendOrder(cart));
  return reference;
}

test.describe('was it sent', () => {
  test('the cart asks whether the order was sent, on any page until it is answered, and loses nothing', {
    tag: '@both',
  }, async ({ page }) => {
    await openFilled(page);
    const reference = await orderAndReturn(page);
    for (const address of ['/', '/about/', shoe.path]) {
      await openPage(page, address);
      await openCart(page);
      await expect(question(page)).toHaveAccessibleName(`Did you send order ${reference}?`);
      await expect(question(page)).toBeInViewport({ ratio: 1 });
      await expect(items(page)).toHaveCount(2);
    }
  });

  test('“Yes, sent” empties the cart, keeps the order and says what happens next; Undo takes it back', {
    tag: '@both',
  }, async ({ page }) => {
    await openFilled(page);
    const reference = await orderAndReturn(page);
    await openCart(page);
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(0);
    await expect(nextStep(page)).toBeVisible();
    await expect(nextStep(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeAttached();
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(question(page)).toBeVisible();
    await expect(nextStep(page)).toHaveCount(0);

    await yes(question(page)).click();
    await nextStep(page).getByRole('link', { name: 'Your order, and how to pay' }).click();
    await expect(page).toHaveURL(/\/order\/#1o_/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    await page.goto('/order/');
    await expect(page.getByRole('region', { name: 'Your orders' })).toContainText(reference);
    await hydrate(page);
    await openCart(page);
    await expect(question(page)).toHaveCount(0);
  });

  test('a line that was added since stays in the cart after “Yes, sent”, and is another order', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1, address: '/shop/' });
    const reference = await orderAndReturn(page);
    await page.goto('/shop/');
    await addProduct(page, plainProduct, plainProduct.sizes[0]);
    const cart = await openCart(page);
    await expect(items(page)).toHaveCount(2);
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(1);
    await expect(items(page)).toContainText(plainProduct.name);
    const message = await chatMessage(cart.getByRole('link', { name: chat }));
    expect(message).not.toContain(reference);
    expect(message).not.toContain('in place of');
  });

  test('a cart that was changed since stays after “Yes, sent”, and its order takes the place of the first', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1 });
    const reference = await orderAndReturn(page);
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(1);
    await expect(nextStep(page)).toContainText(`it replaces ${reference}`);
    expect(await chatMessage(cart.getByRole('link', { name: chat }))).toContain(
      `in place of my order ${reference}`,
    );
  });

  test('“Open WhatsApp again” opens the same message again', async ({ page }) => {
    await openFilled(page);
    const cart = await openCart(page);
    const message = await chatMessage(cart.getByRole('link', { name: chat }));
    await sendAndReturn(page, () => sendOrder(cart));
    await page.reload();
    await hydrate(page);
    await openCart(page);
    const again = question(page).getByRole('link', { name: 'Open WhatsApp again' });
    expect(await chatMessage(again)).toBe(message);
  });

  test('while all of the cart is asked about, the question is in place of the form and the button', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1 });
    await orderAndReturn(page);
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    const form = [
      cart.getByRole('link', { name: chat }),
      cart.getByRole('combobox', { name: 'Area' }),
      cart.getByRole('group', { name: 'How will you pay?' }),
    ];
    await expect(question(page)).toBeVisible();
    for (const part of form) await expect(part).toHaveCount(0);
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    for (const part of form) await expect(part).toBeVisible();
  });

  test('an answer that leaves nothing in the cart is closed with it', async ({ page }) => {
    await openFilled(page, { lines: 1 });
    await orderAndReturn(page);
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    await yes(question(page)).click();
    await expect(nextStep(page)).toBeVisible();
    await expect(cart.getByText(/Your cart is empty/)).toHaveCount(0);
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(nextStep(page)).toHaveCount(0);
    await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });

  test('“Edit and send again” leaves the cart to be changed, and the next order takes the place of this one', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1 });
    const reference = await orderAndReturn(page);
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    await question(page).getByRole('button', { name: 'Edit and send again' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(items(page)).toHaveCount(1);
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    expect(await chatMessage(cart.getByRole('link', { name: chat }))).toContain(
      `in place of my order ${reference}`,
    );
    await page.goto('/order/');
    const list = page.getByRole('region', { name: 'Your orders' });
    await expect(list.getByRole('listitem')).toContainText([reference]);
    await expect(list.getByRole('listitem')).toContainText(['Not ordered yet']);
  });

  test('an order that another one was sent in place of says so, and has nothing to pay', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1, chosen: true });
    const first = await orderAndReturn(page);
    await page.reload();
    await hydrate(page);
    const cart = await openCart(page);
    await question(page).getByRole('button', { name: 'Edit and send again' }).click();
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    const link = cart.getByRole('link', { name: chat });
    const second = referenceOf(await chatMessage(link));
    await sendAndReturn(page, () => link.click());
    await page.reload();
    await hydrate(page);
    await openCart(page);
    await yes(question(page)).click();
    await page.goto('/order/');
    const list = page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
    await expect(list).toHaveCount(2);
    await expect(list.nth(0)).toContainText(second);
    await expect(list.nth(0)).toContainText('Not confirmed yet');
    await expect(list.nth(1)).toContainText(first);
    await expect(list.nth(1)).toContainText(`Replaced by ${second}`);
    await expect(list.nth(1)).not.toContainText('We confirm it');
    await list.nth(1).getByRole('link', { name: first }).click();
    await expect(standing(page).getByRole('heading')).toHaveText(`Replaced by order ${second}.`);
    await expect(standing(page)).toContainText('There is nothing to pay');
    await expect(page.getByRole('main').getByRole('heading', { name: 'How to pay' })).toHaveCount(
      0,
    );
    await expect(page.getByRole('button', { name: 'Edit and send again' })).toHaveCount(0);
  });

  test('what the shop says of an order answers the question, and its lines leave the cart with an Undo', {
    tag: '@both',
  }, async ({ page }) => {
    await openFilled(page);
    await orderAndReturn(page);
    const state = withStep(undefined, { is: 'confirmed', at: stateMinute(Date.now()) });
    const content = parseLink(await keptCode(page));
    if (typeof content === 'string') throw new Error(content);
    await openPage(page, `/order/#${encodeLink({ ...content, state })}`);
    await expect(standing(page).getByRole('heading')).toHaveText(/^Confirmed on/);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await openCart(page);
    await expect(question(page)).toHaveCount(0);
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(question(page)).toHaveCount(0);
    await openPage(page, '/');
    await openCart(page);
    await expect(items(page)).toHaveCount(2);
    await expect(question(page)).toHaveCount(0);
  });

  test('of two orders the later one is asked about first, then the earlier one', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1, chosen: true, address: shoe.path });
    const first = await orderAndReturn(page);
    await openPage(page, plainProduct.path);
    await chooseSize(page, plainProduct.sizes[0]);
    const link = page.getByRole('main').getByRole('link', { name: chat });
    await expect.poll(() => chatMessage(link)).toContain('/order/#');
    const second = referenceOf(await chatMessage(link));
    await sendAndReturn(page, () => link.click());
    await openPage(page, '/');
    await openCart(page);
    await expect(question(page)).toHaveAccessibleName(new RegExp(second));
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(1);
    await nextStep(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toHaveAccessibleName(new RegExp(first));
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(0);
  });

  test('a question that is answered in one tab is gone in the other', async ({ page, context }) => {
    await openFilled(page);
    await orderAndReturn(page);
    const other = await context.newPage();
    await openPage(other, '/about/');
    await openCart(other);
    await openPage(page, '/');
    await openCart(page);
    await expect(question(other)).toBeVisible();
    await yes(question(page)).click();
    await expect(question(other)).toHaveCount(0);
    await expect(items(other)).toHaveCount(0);
  });

  test('after a call the cart asks whether the order was made by phone', async ({ page }) => {
    await openFilled(page);
    const cart = await openCart(page);
    const call = cart.getByRole('link', { name: 'Call to Order' });
    // No phone is called.
    await call.evaluate((link) => link.setAttribute('href', '#'));
    await call.click();
    const asked = page.getByRole('group', { name: /^Did you order \S+ by phone\?$/ });
    await expect(asked.getByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^${phone.chat}`),
    );
    await asked.getByRole('button', { name: 'Yes, ordered' }).click();
    await expect(items(page)).toHaveCount(0);
    await expect(nextStep(page)).toBeVisible();
  });

  for (const where of ['page', 'dialog'] as const) {
    test(`after a call from the ${where} of a product with a size the shopper is asked whether it was ordered by phone`, async ({
      page,
    }) => {
      const { panel } = await openOwnOrder(page, where);
      const link = panel.getByRole('link', { name: chat });
      await expect.poll(() => chatMessage(link)).toContain('/order/#');
      const reference = referenceOf(await chatMessage(link));
      const call = panel.getByRole('link', { name: 'Call to Order' });
      await call.evaluate((element) => element.setAttribute('href', '#'));
      await call.click();
      await openPage(page, '/about/');
      await openCart(page);
      const asked = page.getByRole('group', { name: /^Did you order \S+ by phone\?$/ });
      await expect(asked).toHaveAccessibleName(new RegExp(reference));
      await asked.getByRole('button', { name: 'Yes, ordered' }).click();

      await nextStep(page).getByRole('link', { name: 'Your order, and how to pay' }).click();
      await expect(standing(page).getByRole('heading')).toHaveText('You ordered it by phone.');
      await expect(standing(page)).toContainText('We confirm it by phone or on WhatsApp.');
      await expect(standing(page)).not.toContainText('You sent it');
      const write = standing(page).getByRole('link', { name: 'Send it on WhatsApp' });
      expect(await chatMessage(write)).toContain(reference);
      await page.goto('/order/');
      await expect(page.getByRole('region', { name: 'Your orders' })).toContainText(
        'We confirm it by phone or on WhatsApp.',
      );
    });
  }

  test('a product’s own order is asked about over the page when the shopper is back, and later in the cart', {
    tag: '@both',
  }, async ({ page }) => {
    await choosePlaceAndPay(page);
    await openPage(page, shoe.path);
    await chooseSize(page, shoe.sizes[0]);
    const link = page.getByRole('main').getByRole('link', { name: chat });
    await expect.poll(() => chatMessage(link)).toContain('/order/#');
    const message = await chatMessage(link);
    expect(message).toContain(`Deliver to: ${area?.name}.`);
    expect(message).toContain('by M-Pesa till');
    await sendAndReturn(page, () => link.click());
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(question(page)).toHaveCount(0);
    await openCart(page);
    await expect(question(page)).toHaveAccessibleName(new RegExp(referenceOf(message)));
    await question(page).getByRole('link', { name: 'Edit and send again' }).click();
    await expect(page).toHaveURL(/\/order\/#1o_/);
    // The button stands where the page says that the order was not sent, and nowhere else.
    await expect(page.getByRole('button', { name: 'Edit and send again' })).toHaveCount(1);
    await standing(page).getByRole('button', { name: 'Edit and send again' }).click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('where storage is refused the question lasts as long as the page', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/shop/');
    await addProduct(page, shoe, shoe.sizes[0]);
    const cart = await openCart(page);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
    await sendOrder(cart);
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(0);
    await expect(nextStep(page)).toBeVisible();
  });

  test('an order that no link can carry is asked about too', async ({ page }) => {
    const cart = JSON.parse(storedCart(1));
    delete cart.state.lines[0].id;
    await seedCart(page, JSON.stringify(cart));
    await openPage(page, '/');
    await orderAndReturn(page);
    await openPage(page, '/');
    await openCart(page);
    await yes(question(page)).click();
    await expect(items(page)).toHaveCount(0);
    await expect(nextStep(page).getByRole('link')).toHaveCount(0);
  });

  test('a question in storage that is cut or forged is not asked', async ({ page }) => {
    await openFilled(page);
    await orderAndReturn(page);
    await page.evaluate((key) => {
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text.replace('"question":{"text":', '"question":{"test":'));
    }, ordersKey);
    await openPage(page, '/');
    const cart = await openCart(page);
    await expect(cart.getByRole('link', { name: 'Your orders' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test.describe(() => {
    // What the page fetches ahead.
    test.use({
      expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED/] },
    });

    test('without a network the cart says once that the order waits', async ({ page, context }) => {
      await openFilled(page);
      await orderAndReturn(page);
      await openCart(page);
      const waits = cartOf(page).getByText('WhatsApp will send it when the network is back');
      await expect(waits).toHaveCount(0);
      await context.setOffline(true);
      await expect(waits).toHaveCount(1);
      await context.setOffline(false);
      await expect(waits).toHaveCount(0);
    });
  });
});

test.describe('nothing forgotten', () => {
  test('the first tap leads once to what an order leaves open, and the second to the chat', {
    tag: '@both',
  }, async ({ page }) => {
    await openFilled(page);
    const cart = await openCart(page);
    const link = cart.getByRole('link', { name: chat });
    const message = await chatMessage(link);
    expect(message).toContain('\nI have not chosen where to deliver.\n');
    expect(message).toContain('\nI have not chosen how to pay. I can use M-Pesa');
    await link.click();
    const step = sendStep(page);
    await expect(step.getByRole('heading', { name: 'Before you send it' })).toBeFocused();
    await expect(step.getByRole('list', { name: 'Items' })).toBeHidden();
    await expect(step.getByRole('link', { name: skip })).toBeInViewport({ ratio: 1 });
    await expect(step.getByRole('link', { name: chat })).toBeInViewport({ ratio: 1 });
    await step.getByRole('combobox', { name: 'Area' }).selectOption(area?.name ?? '');
    await choosePay(step, 'M-Pesa till (Buy Goods)');
    const chosen = await chatMessage(step.getByRole('link', { name: chat }));
    expect(chosen).toContain(`Deliver to: ${area?.name}.`);
    expect(chosen).toContain('by M-Pesa till');
    await sendAndReturn(page, () => step.getByRole('link', { name: chat }).click());
    await openPage(page, '/');
    await openCart(page);
    const again = question(page).getByRole('link', { name: 'Open WhatsApp again' });
    expect(await chatMessage(again)).toContain(`Deliver to: ${area?.name}.`);
    await sendAndReturn(page, () => again.click());
  });

  test('the step asks for what is missing alone', async ({ page }) => {
    await openFilled(page);
    const cart = await openCart(page);
    await choosePay(cart, 'M-Pesa till (Buy Goods)');
    await cart.getByRole('link', { name: chat }).click();
    await expect(sendStep(page).getByRole('combobox', { name: 'Area' })).toBeVisible();
    await expect(sendStep(page).getByRole('radio')).toHaveCount(0);
  });

  test('the step leads back to the cart, which then sends at the first tap, also when it was changed', async ({
    page,
  }) => {
    await openFilled(page, { lines: 1 });
    const cart = await openCart(page);
    await cart.getByRole('link', { name: chat }).press('Enter');
    await sendStep(page).getByRole('button', { name: 'Back to cart' }).press('Enter');
    await expect(cart.getByRole('link', { name: chat })).toBeFocused();
    await cart.getByRole('button', { name: /^Increase quantity/ }).click();
    await sendAndReturn(page, () => cart.getByRole('link', { name: chat }).click());
  });

  test('an order without a place or a way to pay is sent from the step as it is', async ({
    page,
  }) => {
    await openFilled(page);
    const cart = await openCart(page);
    await cart.getByRole('link', { name: chat }).click();
    const link = sendStep(page).getByRole('link', { name: skip });
    expect(await chatMessage(link)).toContain('I have not chosen where to deliver.');
    await sendAndReturn(page, () => link.click());
  });

  for (const where of ['page', 'dialog', 'carousel'] as const) {
    test(`the own order of a product in its ${where} has the same step, and is asked about`, async ({
      page,
    }) => {
      const { panel, name } = await openOwnOrder(page, where);
      const link = panel.getByRole('link', { name });
      await expect.poll(() => chatMessage(link)).toContain('/order/#');
      expect(await chatMessage(link)).toContain('I have not chosen where to deliver.');
      await link.click();
      const step = sendStep(page);
      await expect(step.getByRole('heading', { name: 'Before you send it' })).toBeFocused();
      await expect(step.getByRole('link', { name: chat })).toBeInViewport({ ratio: 1 });
      await step.getByRole('combobox', { name: 'Area' }).selectOption(area?.name ?? '');
      await choosePay(step, 'Pay on delivery');
      const message = await chatMessage(step.getByRole('link', { name: chat }));
      expect(message).toContain(`Deliver to: ${area?.name}.`);
      expect(message).toContain('when I receive it');
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
      await step.getByRole('link', { name: chat }).click();
      await expect(question(page)).toHaveAccessibleName(new RegExp(referenceOf(message)));
      await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
      await yes(question(page)).click();
      await nextStep(page).getByRole('button', { name: 'Undo' }).click();
      await expect(question(page)).toBeFocused();
      await expect(nextStep(page)).toHaveCount(0);
      await yes(question(page)).click();
      await expect(nextStep(page)).toBeFocused();
      await nextStep(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog', { name: 'Your order' })).toHaveCount(0);
      expect(await chatMessage(link)).toContain('when I receive it');
    });
  }

  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED/] } });

    test('where the step does not load the link leads to the chat', async ({ page }) => {
      // Nothing is fetched ahead.
      await saveData(page);
      await openPage(page, shoe.path);
      const link = page.getByRole('main').getByRole('link', { name: chat });
      await chooseSize(page, shoe.sizes[0]);
      await expect.poll(() => chatMessage(link)).toContain('/order/#');
      await page.route('**/_next/**', (route) => route.abort());
      const opened = page.waitForURL(`${phone.chat}**`);
      await link.click();
      await opened;
    });
  });
});

/** Chooses a size of a product, where it can be ordered without the cart. */
async function openOwnOrder(page: Page, where: 'page' | 'dialog' | 'carousel') {
  if (where === 'page') {
    await openPage(page, shoe.path);
    const panel = page.getByRole('main');
    await chooseSize(panel, storedSize(0));
    return { panel, name: chat };
  }
  if (where === 'dialog') {
    await page.goto('/shop/');
    const panel = await openProduct(page, shoe);
    await chooseSize(panel, storedSize(0));
    return { panel, name: chat };
  }
  await openPage(page, '/');
  const panel = page.getByRole('region', { name: "Today's Featured" });
  await goNear(panel);
  await chooseSize(panel, firstOffer.sizes[0] ?? '');
  return { panel, name: 'Order Now' };
}
