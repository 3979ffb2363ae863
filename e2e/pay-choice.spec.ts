import type { Page } from '@playwright/test';
import { mpesaTariff } from '@/data/mpesa-tariff';
import { payments } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatUsd } from '@/lib/format/dollars';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { sendingCostKes } from '@/lib/order/pay-way-texts';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { approve } from './fake-paypal';
import { expect, test } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chatMessage, choosePay, openCart } from './shopper-steps';

const mpesa = localPhone(payments.mpesaNumber);
const { number, account } = payments.paybill;
const till = payments.till ?? { number: '', name: '' };
const price = priceOf(shoe);
const area = (payOnDelivery: boolean) =>
  deliveryAreas.find((one) => one.payOnDelivery === payOnDelivery && !one.pickUp)?.name ?? '';

/** The cart of a shopper with one shoe; `at` is the phone's clock. */
async function openShoeCart(page: Page, at = dayAfter(1)) {
  await page.clock.setFixedTime(at);
  await seedCart(page, storedCart(1));
  await page.goto('/shop/');
  return openCart(page);
}

/** So many days after the tariff was compared. */
function dayAfter(days: number): Date {
  return new Date(Date.parse(mpesaTariff.checked) + days * 24 * 60 * 60 * 1000);
}

/** Without a fee the goods' sum is the whole to pay. */
const collected = deliveryAreas.find(({ pickUp }) => pickUp)?.name ?? '';

const unfolded = [
  {
    way: 'Send money by M-Pesa',
    copies: { 'M-Pesa number': mpesa.replaceAll(' ', ''), Amount: String(shoe.priceKes) },
    payee: payments.mpesaName,
    sentence: `I will pay ${price} by M-Pesa send money to ${mpesa}. Please confirm before I pay.`,
  },
  {
    way: 'M-Pesa till (Buy Goods)',
    copies: { 'Till number': till.number, Amount: String(shoe.priceKes) },
    payee: till.name,
    sentence: `I will pay ${price} by M-Pesa till ${till.number}. Please confirm before I pay.`,
  },
  {
    way: 'Bank paybill',
    copies: { 'Paybill number': number, 'Account number': account, Amount: String(shoe.priceKes) },
    payee: payments.paybill.name,
    sentence: `I will pay ${price} by bank paybill ${number}, account ${account}. Please confirm before I pay.`,
  },
] as const;

for (const { way, copies, payee, sentence } of unfolded) {
  test(`${way} unfolds its numbers, copies them, names the payee and is in the message`, {
    tag: '@both',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const cart = await openShoeCart(page);
    await cart.getByRole('combobox', { name: 'Area' }).selectOption(collected);
    await choosePay(cart, way);
    await expect(cart.getByText('How to pay, step by step')).toBeInViewport({ ratio: 1 });
    for (const [what, text] of Object.entries(copies)) {
      await cart.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: `Copied ${text}` })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    await expect(cart.getByRole('button', { name: /^Copy/ })).toHaveCount(
      Object.keys(copies).length,
    );
    await expect(cart).toContainText(`M-Pesa will show ${payee}. Another name? Cancel.`);
    expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
      sentence,
    );
  });
}

test('without a chosen way to pay the message says so and names the till, M-Pesa and the paybill', async ({
  page,
}) => {
  const cart = await openShoeCart(page);
  await expect(cart.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `I have not chosen how to pay. I can use M-Pesa till ${till.number}, bank paybill ${number}, account ${account}, or M-Pesa send money to ${mpesa}. Please confirm before I pay.`,
  );
});

test('paying on delivery and by card are in the message', { tag: '@both' }, async ({ page }) => {
  const cart = await openShoeCart(page);
  const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
  await choosePay(cart, 'Pay on delivery');
  await expect(cart.getByText(`You pay ${price} and delivery when you receive it.`)).toBeVisible();
  expect(await chatMessage(order)).toContain(`I will pay ${price} and delivery when I receive it.`);
  await choosePay(cart, 'Card or PayPal');
  await expect(cart.getByText('Delivery is paid when it arrives.')).toBeVisible();
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area(false));
  await expect(
    cart.getByText('You pay the delivery fee before we send. We message you the amount.'),
  ).toBeVisible();
  await expect(cart.getByText('Delivery is paid when it arrives.')).toHaveCount(0);
  await expect(cart.getByRole('group', { name: 'Pay by card or PayPal' })).toBeVisible();
  expect(await chatMessage(order)).toContain(
    `I will pay ${price} (${formatUsd(shoe.priceKes)}) for the goods by card or PayPal.`,
  );
});

test('an area that does not allow paying on delivery says so and unchooses it', async ({
  page,
}) => {
  const cart = await openShoeCart(page);
  const onDelivery = cart.getByRole('radio', { name: 'Pay on delivery' });
  await choosePay(cart, 'Pay on delivery');
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area(false));
  await expect(onDelivery).toBeDisabled();
  await expect(onDelivery).not.toBeChecked();
  await expect(onDelivery).toHaveAccessibleDescription(`Not possible for ${area(false)}`);
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    'I have not chosen how to pay. I can use M-Pesa',
  );
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area(true));
  await expect(onDelivery).toBeChecked();
});

test('before an area is chosen the amount is said with delivery, and is not there to copy', async ({
  page,
}) => {
  const cart = await openShoeCart(page);
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  await expect(cart.locator('dl').filter({ hasText: 'Till number' })).toContainText(
    `${price.replace(' ', '\u00a0')} and delivery`,
  );
  await expect(cart.getByText('We tell you what delivery costs before you pay.')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Copy Till number' })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Copy Amount' })).toHaveCount(0);
});

test('the amount to pay has the delivery in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cart = await openShoeCart(page);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area(true));
  const fee = deliveryAreas.find(({ name }) => name === area(true))?.feeKes ?? 0;
  await choosePay(cart, 'Send money by M-Pesa');
  await cart.getByRole('button', { name: 'Copy Amount' }).click();
  await expect(page.getByText(`Copied ${shoe.priceKes + fee}`)).toBeVisible();
});

test('the cost of sending is shown until the tariff is a year old', async ({ page }) => {
  const cart = await openShoeCart(page, dayAfter(300));
  const cost = sendingCostKes(mpesaTariff, shoe.priceKes, dayAfter(300)) ?? Number.NaN;
  const way = cart.getByRole('radio', { name: 'Send money by M-Pesa' });
  await expect(way).toHaveAccessibleDescription(`M-Pesa will charge you ${formatKes(cost)}.`);
  await page.clock.setFixedTime(dayAfter(366));
  await page.reload();
  await openCart(page);
  await expect(way).toHaveAccessibleDescription('M-Pesa charges for sending.');
});

test('each way to pay says what a shopper wants to know before choosing it', async ({ page }) => {
  const cart = await openShoeCart(page);
  const expectLines = async (lines: Readonly<Record<string, string | RegExp>>) => {
    for (const [name, line] of Object.entries(lines))
      await expect(cart.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(
        line,
      );
  };
  await expectLines({
    'M-Pesa till (Buy Goods)': 'No M-Pesa charge.',
    'Bank paybill': 'A small charge may apply.',
    'Pay on delivery': new RegExp(`^In .*${area(true)}`),
    'Card or PayPal': `${formatUsd(shoe.priceKes)} for the goods.`,
  });
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area(true));
  await expectLines({ 'Pay on delivery': 'When it arrives.' });
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(collected);
  await expectLines({ 'Pay at the stall': 'When you collect it.' });
  await expect(cart.getByRole('radio', { name: 'Pay on delivery' })).toHaveCount(0);
});

test('the chosen way to pay is remembered on the phone', async ({ page }) => {
  const cart = await openShoeCart(page);
  await choosePay(cart, 'Bank paybill');
  await page.goto('/about/');
  await openCart(page);
  await expect(cart.getByRole('radio', { name: 'Bank paybill' })).toBeChecked();
  await expect(cart.getByRole('button', { name: 'Copy Account number' })).toBeVisible();
});

test('a way to pay is chosen and its number copied by keyboard alone', { tag: '@wide' }, async ({
  page,
}) => {
  const cart = await openShoeCart(page);
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

/** Pays two shoes by card. */
async function payByCard(page: Page) {
  await page.clock.install({ time: dayAfter(1) });
  await seedCart(page, storedCart(2));
  await page.goto('/about/');
  const cart = await openCart(page);
  await choosePay(cart, 'Card or PayPal');
  await cart.getByRole('button', { name: 'PayPal', exact: true }).click();
  await approve(page);
  await expect(page.getByRole('status').getByText(messages.paid)).toBeVisible();
}

const sendPlace = 'Send us where to deliver';

test('after a card payment one link sends what was paid, and is there on the shop too', {
  tag: '@both',
}, async ({ page }) => {
  await payByCard(page);
  const link = page.getByRole('link', { name: sendPlace });
  await expect(link).toHaveCount(1);
  const text = await chatMessage(link);
  expect(text).toContain(`1. ${shoe.name}, size ${shoe.sizes[0]}, 1 × ${price} = ${price}`);
  expect(text).toContain(
    `Paid: ${priceOf(shoe, 2)} (${formatUsd(2 * shoe.priceKes)}), PayPal order ORDER-1.`,
  );
  expect(text).toMatch(/Deliver to: $/);
  await expectNoViolations(page);
  await page.clock.runFor(6000);
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
  await expectNoViolations(page);
});

test('after the place was sent the shop asks for it no more, and the cart can send it again', async ({
  page,
}) => {
  await payByCard(page);
  const link = page.getByRole('link', { name: sendPlace });
  const sent = page.waitForRequest(/wa\.me/);
  await link.click();
  expect((await sent).url()).toContain('ORDER-1');
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  const again = cart.getByRole('link', { name: 'Send the paid order again' });
  expect(await chatMessage(again)).toContain('PayPal order ORDER-1.');
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('region', { name: /Your order is paid/ })).toHaveCount(0);
});

test('a stored paid order that is not one is left out', async ({ page }) => {
  await page.addInitScript((key) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(key, '{"at":"now","text":7}');
  }, paidOrderKey);
  await page.goto('/shop/');
  await openCart(page);
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: sendPlace })).toHaveCount(0);
});
