import type { Locator, Page } from '@playwright/test';
import { deliveryAreas } from '@/e2e/shop/data/delivery';
import { encodeLink, parseLink } from '@/lib/order/order-link-format';
import { stateMinute, withStep } from '@/lib/order/order-state';
import { orderChoicesKey, ordersKey } from '@/lib/remembered/storage-keys';
import { seedCart, storedCart, storedSize } from './cart-storage';
import { firstOffer, shoe } from './examples';
import { expect, goNear, hydrate, openPage, saveData, test, untilEntryLeft } from './fixtures';
import { seed } from './seed';
import { phone } from './shop-under-test';
import {
  chatMessage,
  choosePay,
  chooseSize,
  openCart,
  openProduct,
  sendOrder,
  sendStep,
  unfoldOffer,
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
/** The part that replaces the question. */
const nextStep = (page: Page): Locator =>
  page.getByRole('group', { name: /^Thank you for order \S+$/ });
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
const items = (page: Page) =>
  cartOf(page).getByRole('list', { name: 'Items' }).getByRole('listitem');
const yes = (within: Locator) => within.getByRole('button', { name: 'Yes, sent' });

const standing = (page: Page): Locator => page.getByRole('region', { name: 'Order status' });

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
  await untilEntryLeft(page);
}

/** Sends the order of the cart in the chat, and comes back. Returns its reference. */
async function orderAndReturn(page: Page): Promise<string> {
  const cart = await openCart(page);
  const reference = referenceOf(await chatMessage(cart.getByRole('link', { name: chat })));
  await sendAndReturn(page, () => sendOrder(cart));
  return reference;
}

test('a shopper sends the cart’s order and answers whether it was sent', {
  tag: '@both',
}, async ({ page, context }) => {
  await openFilled(page);
  const cart = await openCart(page);
  const link = cart.getByRole('link', { name: chat });
  const step = sendStep(page);
  await test.step('the first tap leads to what the order leaves open', async () => {
    await link.click();
    await expect(step.getByRole('heading', { name: 'Before you send it' })).toBeFocused();
    await expect(step.getByRole('list', { name: 'Items' })).toBeHidden();
    await expect(step.getByRole('link', { name: skip })).toBeInViewport({ ratio: 1 });
    await expect(step.getByRole('link', { name: chat })).toBeInViewport({ ratio: 1 });
  });
  await test.step('by keyboard the way back leads to the button, and the next press to the chat', async () => {
    await step.getByRole('button', { name: 'Back to cart' }).press('Enter');
    await expect(link).toBeFocused();
    await cart.getByRole('combobox', { name: 'Area' }).selectOption(area?.name ?? '');
    await choosePay(cart, 'M-Pesa till (Buy Goods)');
  });
  const message = await chatMessage(link);
  await sendAndReturn(page, () => link.press('Enter'));
  const reference = referenceOf(message);
  await test.step('the question is in view on another page, with the message to send again', async () => {
    await openPage(page, '/about/');
    await openCart(page);
    await expect(question(page)).toHaveAccessibleName(`Did you send order ${reference}?`);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await expect(items(page)).toHaveCount(2);
    const again = question(page).getByRole('link', { name: 'Open WhatsApp again' });
    expect(await chatMessage(again)).toBe(message);
  });
  const other = await context.newPage();
  await test.step('an answer empties the cart, here and in another tab, and Undo takes it back', async () => {
    await openPage(other, '/');
    await openCart(other);
    await expect(question(other)).toBeVisible();
    await yes(question(page)).click();
    await expect(nextStep(page)).toBeFocused();
    await expect(items(page)).toHaveCount(0);
    await expect(question(other)).toHaveCount(0);
    await expect(items(other)).toHaveCount(0);
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(question(page)).toBeVisible();
  });
  await test.step('the answer leads to the page of the order, and the orders are listed', async () => {
    await yes(question(page)).click();
    await nextStep(page).getByRole('link', { name: 'Your order, and how to pay' }).click();
    await expect(page).toHaveURL(/\/order\/#1o_/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await page.goto('/order/');
    await expect(page.getByRole('region', { name: 'Your orders' })).toContainText(reference);
  });
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
  await expect(standing(page)).toContainText('You pay nothing for this order');
  await expect(page.getByRole('main').getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit and send again' })).toHaveCount(0);
});

test('what the shop says of an order answers the question, and its lines leave the cart with an Undo', async ({
  page,
}) => {
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

test('a product’s own order is asked about over the page when the shopper is back, and later in the cart', async ({
  page,
}) => {
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

test('the own order of a product in its dialog and in the carousel has the same step, and is asked about', async ({
  page,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  for (const where of ['dialog', 'carousel'] as const) {
    await test.step(`in the ${where}`, async () => {
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
      await step.getByRole('link', { name: chat }).click();
      await expect(question(page)).toHaveAccessibleName(new RegExp(referenceOf(message)));
      await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
      await yes(question(page)).click();
      await nextStep(page).getByRole('button', { name: 'Undo' }).click();
      await expect(question(page)).toBeFocused();
      await yes(question(page)).click();
      await expect(nextStep(page)).toBeFocused();
      await nextStep(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog', { name: 'Your order' })).toHaveCount(0);
      expect(await chatMessage(link)).toContain('when I receive it');
      // The next one leaves both open again.
      await page.evaluate((key) => localStorage.removeItem(key), orderChoicesKey);
    });
  }
});

test('after a call from the page of a product with a size the shopper is asked whether it was ordered by phone', async ({
  page,
}) => {
  const { panel } = await openOwnOrder(page, 'page');
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
  await unfoldOffer(panel);
  await chooseSize(panel, firstOffer.sizes[0] ?? '');
  return { panel, name: 'Order Now' };
}
