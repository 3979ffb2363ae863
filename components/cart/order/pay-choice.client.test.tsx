/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { ownSteps, partlySoldOut, plainProduct, shoe } from '@/e2e/examples';
import { installFakePayPal, type PayPalBehaviour } from '@/e2e/fake-paypal';
import { messageOf, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileOf, products } from '@/e2e/shop-under-test';
import { cart, freshPhone, lineOf, shopAnswer, showCart } from '@/e2e/shown-cart';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import { openCart, openCartStore } from '@/lib/cart/open-cart.client';
import { catalogueFreshMs } from '@/lib/cart/todays-catalogue.client';
import { formatUsd, kesToUsd } from '@/lib/facts/dollars';
import { paidOrderStore } from '@/lib/order/paid-order-store.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { paymentWords } from '@/words/payment';

const behaviour: PayPalBehaviour = {};
// PayPal's script arrives once for a page.
new MutationObserver(() => {
  const script = document.querySelector('script');
  if (!script || window.paypal) return;
  installFakePayPal(behaviour);
  script.dispatchEvent(new Event('load'));
}).observe(document.head, { childList: true });

/** The requests to PayPal since the test began. */
let before = { orders: 0, charges: 0, drawn: 0, closed: 0, restarts: 0 };
const counts = () => {
  const { orders, charges, drawn, closed, restarts } = window.fakePayPal;
  return { orders: orders.length, charges, drawn, closed, restarts };
};
const since = () => {
  const now = counts();
  const names = Object.keys(now) as (keyof typeof now)[];
  return Object.fromEntries(names.map((name) => [name, now[name] - before[name]]));
};
const lastPurchase = () => window.fakePayPal.orders.at(-1)?.body.purchase_units[0];

const group = () => screen.queryByRole('group', { name: 'Pay by card or PayPal' });
const payPal = () => cart.press('PayPal');
const approve = () => act(() => window.fakePayPal.approve());
const sizes = () => cartStore.getState().lines.map(({ size }) => size);
const sentences = () => screen.getAllByRole('status').map(textOf).join('\n');
const isOpen = () => openCartStore.getState().open;
const close = () => cart.press('Close', screen.getByRole('dialog'));
const place = () => screen.queryAllByRole('link', { name: 'Send us where to deliver' });

/** Opens a cart of these lines, or of two shoes, to be paid by card. */
async function toPay(...lines: Parameters<typeof showCart>) {
  await showCart(...(lines.length > 0 ? lines : [lineOf(shoe), lineOf(shoe)]));
  await cart.choosePay('Card or PayPal');
  // PayPal's script is loaded by another file.
  await act(() => jest.advanceTimersByTimeAsync(0));
  if (window.fakePayPal) before = { ...counts(), drawn: counts().drawn - 1 };
  return screen.getByRole('dialog');
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  freshPhone();
  for (const name of Object.keys(behaviour)) Reflect.deleteProperty(behaviour, name);
  paymentStore.setState({ paying: false }, true);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('PayPal’s buttons are for the cart as it is at the click, and close with the cart', async () => {
  await toPay(lineOf(shoe));
  await cart.press(/^Increase/);
  await cart.press(/^Increase/);
  await payPal();
  expect(lastPurchase()?.amount).toEqual({
    currency_code: 'USD',
    value: kesToUsd(3 * shoe.priceKes),
  });
  expect(lastPurchase()?.description).toContain('3 items');
  act(() => window.fakePayPal.cancel());
  expect(since()).toMatchObject({ orders: 1, drawn: 1, closed: 0 });
  await close();
  expect(since()).toMatchObject({ closed: 1 });
});

test('a payment empties and closes the cart, thanks, and asks once where to deliver the goods', async () => {
  await toPay();
  const reference = /\(([A-Z]+-[0-9A-Z]{5})\):/;
  const [, ordered] = reference.exec(cart.message()) ?? [];
  await payPal();
  expect(lastPurchase()?.reference_id).toBe(ordered);
  await approve();
  const id = window.fakePayPal.orders.at(-1)?.id;
  expect([sizes(), isOpen()]).toEqual([[], false]);
  expect(sentences()).toContain(paymentWords.paid);
  const [link] = place();
  expect(place()).toHaveLength(1);
  const text = messageOf(link as HTMLElement);
  expect(reference.exec(text)?.[1]).toBe(ordered);
  expect(text).toContain(`1. ${shoe.name}, size ${shoe.sizes[1]}, `);
  expect(text).toContain(`(${formatUsd(2 * shoe.priceKes)}), PayPal order ${id}.`);
  expect(text).toMatch(/Deliver to: $/);
  await cart.press('Close', screen.getByRole('region', { name: /Your order is paid/ }));
  expect(place()).toEqual([]);
  await act(async () => openCart());
  expect(place().map(messageOf)).toEqual([text]);
  await act(async () => place()[0]?.click());
  const again = screen.getByRole('link', { name: 'Send the paid order again' });
  expect(messageOf(again)).toBe(text);
  await close();
  expect(screen.queryByRole('region', { name: /Your order is paid/ })).toBeNull();
  expect(paidOrderStore.getState().order?.tapped).toBe(true);
});

test('a payment that is cancelled leaves the cart as it was, and a second try pays', async () => {
  await toPay();
  await payPal();
  act(() => window.fakePayPal.cancel());
  expect([sizes().length, isOpen()]).toEqual([2, true]);
  expect(paymentStore.getState().paying).toBe(false);
  await payPal();
  await approve();
  expect(since()).toMatchObject({ charges: 1 });
  expect(sizes()).toEqual([]);
});

test('a double click on PayPal and two approvals are one order and one charge', async () => {
  await toPay();
  await act(async () => {
    for (let time = 0; time < 2; time += 1) cart.button('PayPal').click();
  });
  await approve();
  await approve();
  expect(since()).toMatchObject({ orders: 1, charges: 1 });
});

test('during a payment the cart is not modal, and once closed is hidden and still pays', async () => {
  const show = jest.spyOn(HTMLDialogElement.prototype, 'show');
  await toPay();
  await payPal();
  expect(show).toHaveBeenCalledTimes(1);
  await close();
  expect(isOpen()).toBe(false);
  expect(since()).toMatchObject({ closed: 0 });
  await act(async () => openCart());
  expect(cart.button('PayPal')).toBeTruthy();
  expect(since()).toMatchObject({ drawn: 1, closed: 0 });
  await close();
  await approve();
  expect(since()).toMatchObject({ charges: 1, closed: 1 });
  expect(sizes()).toEqual([]);
});

test('another way to pay that is chosen during a payment does not end it', async () => {
  await toPay();
  await payPal();
  await cart.choosePay('Send money by M-Pesa');
  expect(group()?.closest('[hidden]')).not.toBeNull();
  await approve();
  expect(since()).toMatchObject({ drawn: 1, charges: 1 });
});

test('a product that is added during a payment stays in the cart', async () => {
  await toPay();
  await payPal();
  const { lineId: _, ...added } = lineOf(plainProduct);
  act(() => void addToCart(added));
  await approve();
  expect(since()).toMatchObject({ charges: 1 });
  expect(sizes()).toEqual([added.size]);
});

test('a line that was removed before a payment cannot be put back after it', async () => {
  await toPay();
  await cart.press(/^Remove/, cart.lines()[0]);
  expect(cart.button('Undo')).toBeTruthy();
  await payPal();
  await approve();
  await act(async () => openCart());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a declined card starts PayPal again with the cart as it was, and another card pays', async () => {
  behaviour.capture = 'declines the first card';
  await toPay();
  // It declines the first card of the page alone.
  const isFirst = window.fakePayPal.restarts === 0;
  await payPal();
  await approve();
  expect(isFirst).toBe(true);
  expect(since()).toMatchObject({ restarts: 1, charges: 0 });
  expect([sizes().length, isOpen()]).toEqual([2, true]);
  await approve();
  expect(since()).toMatchObject({ restarts: 1, charges: 1, orders: 1 });
});

test.each([
  ['whose capture fails', 'capture'],
  ['of which PayPal makes no order', 'createOrder'],
] as const)('a payment %s charges nothing, and the cart says so', async (_, what) => {
  behaviour[what] = 'fails';
  await toPay();
  await payPal();
  if (what === 'capture') await approve();
  expect(since()).toMatchObject({ charges: 0 });
  expect(sentences()).toContain('The card payment did not go through. Your cart is safe.');
  expect([sizes().length, isOpen()]).toEqual([2, true]);
  expect(cart.way('Send money by M-Pesa').disabled).toBe(false);
  expect(consoleError).toHaveBeenCalled();
  await close();
  await act(async () => openCart());
  expect(sentences()).not.toContain('did not go through');
});

test('a payment whose answer is lost counts as one where PayPal has it', async () => {
  behaviour.capture = 'fails, but the money moved';
  await toPay();
  await payPal();
  await approve();
  expect(sentences()).toContain(paymentWords.paid);
  expect([sizes().length, isOpen()]).toEqual([0, false]);
});

test('a payment of which nobody knows is in doubt as long as its cart, also once that opens again', async () => {
  behaviour.capture = 'is lost';
  await toPay();
  await payPal();
  await approve();
  const sentence = `We don’t know yet if PayPal took your money for order ${window.fakePayPal.orders.at(-1)?.id}. Ask us on WhatsApp before you pay again.`;
  expect(sentences()).toContain(sentence);
  expect([sizes().length, isOpen()]).toEqual([2, true]);
  await close();
  await act(async () => openCart());
  expect(sentences()).toContain(sentence);
  await cart.press('Clear Cart');
  expect(sentences()).not.toContain(sentence);
});

test('PayPal takes today’s price of the lines that can be ordered, and the other lines stay in the cart', async () => {
  const [gone = ''] = partlySoldOut.soldOutSizes ?? [];
  await toPay(lineOf(shoe, { priceKes: 1 }), lineOf(partlySoldOut, { size: gone }));
  await payPal();
  await approve();
  expect(lastPurchase()?.amount.value).toBe(kesToUsd(shoe.priceKes));
  expect(sizes()).toEqual([gone]);
});

test('PayPal takes the price of the step that an order reaches', async () => {
  const [, step] = ownSteps.priceSteps.steps;
  await toPay(lineOf(ownSteps, { quantity: step.from }));
  await payPal();
  expect(lastPurchase()?.amount.value).toBe(kesToUsd(step.from * step.priceKes));
  act(() => window.fakePayPal.cancel());
});

test('a payment does not start where a price has changed while the cart was open, and does at the next click', async () => {
  await toPay(lineOf(shoe));
  const priceKes = shoe.priceKes + 100;
  shopAnswer.text = catalogueFileOf(
    products.map((one) => (one.id === shoe.id ? { ...one, priceKes } : one)),
  );
  await act(() => jest.advanceTimersByTimeAsync(catalogueFreshMs + 1));
  await payPal();
  expect(sentences()).toContain('Prices or stock have just changed');
  expect(since()).toMatchObject({ orders: 0 });
  await payPal();
  expect(lastPurchase()?.amount.value).toBe(kesToUsd(priceKes));
  expect(sentences()).not.toContain('Prices or stock have just changed');
  act(() => window.fakePayPal.cancel());
});

test('a payment does not start where today’s prices are out of reach', async () => {
  await toPay(lineOf(shoe));
  shopAnswer.text = undefined;
  await act(() => jest.advanceTimersByTimeAsync(catalogueFreshMs + 1));
  await payPal();
  expect(sentences()).toContain('Today’s prices could not be checked');
  expect(group()).toBeNull();
  expect(since()).toMatchObject({ orders: 0 });
});
