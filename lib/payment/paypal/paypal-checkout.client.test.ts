/** @jest-environment jsdom */
import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { catalogueFileWith, itemWith } from '@/e2e/shop/builders';
import { shop } from '@/e2e/shop/whole-shop';

// 20 dollars at the rate of the tests’ shop.
const item = itemWith({ id: 'boot', priceKes: 2560 });

/** PayPal's answer of an order that is COMPLETED, with a capture in this state. */
const completed = (state: string) => ({
  status: 'COMPLETED',
  purchase_units: [{ payments: { captures: [{ status: state }] } }],
});

/** A page that was just opened with one pair in the cart, and PayPal's side of an order. */
function open() {
  let loaded:
    | (typeof import('./paypal-checkout.client') &
        typeof import('@/lib/cart/cart-store.client') &
        typeof import('@/lib/cart/todays-catalogue.client') &
        typeof import('@/lib/payment/payment-store.client'))
    | undefined;
  let payment: typeof import('@/lib/payment/payment-store.client') | undefined;
  jest.isolateModules(() => {
    loaded = {
      ...require('@/lib/cart/cart-store.client'),
      ...require('@/lib/cart/todays-catalogue.client'),
      ...require('@/lib/payment/payment-store.client'),
      ...require('./paypal-checkout.client'),
    };
    payment = require('@/lib/payment/payment-store.client');
  });
  if (!loaded || !payment) throw new Error('the modules did not load');
  const { addToCart, changeCart, cartStore, loadTodaysCatalogue, refusalStore } = loaded;
  const checkout = loaded.checkout();
  const { paymentStore } = payment;
  addToCart(item);
  const amounts: string[] = [];
  const capture = jest.fn(async (): Promise<unknown> => completed('COMPLETED'));
  const get = jest.fn(async (): Promise<unknown> => ({ status: 'APPROVED' }));
  const restart = jest.fn();
  const create: CreateOrderActions['order']['create'] = async (body) => {
    amounts.push(body.purchase_units[0]?.amount.value ?? '');
    return `ORDER-${amounts.length}`;
  };
  const click = () => checkout.createOrder({ paymentSource: 'paypal' }, { order: { create } });
  const actions = { order: { capture, get }, restart } as unknown as OnApproveActions;
  const approve = (orderID: string, given: OnApproveActions = actions) =>
    checkout.onApprove({ orderID }, given);
  const lines = () => cartStore.getState().lines.length;
  const state = () => paymentStore.getState();
  const refusal = () => refusalStore.getState().refused;
  return {
    refusal,
    loadTodaysCatalogue,
    addToCart,
    clearCart: () => changeCart(() => []),
    changeSize: (size: string) => changeCart((now) => now.map((line) => ({ ...line, size }))),
    checkout,
    amounts,
    capture,
    get,
    restart,
    click,
    approve,
    lines,
    lineIds: () => cartStore.getState().lines.map(({ lineId }) => lineId),
    state,
  };
}

/** The shop answers that boots cost so much; undefined: with something else. */
function answerPrice(priceKes?: number) {
  const sizes = ['40', '41'];
  const file = catalogueFileWith({ priceKes, sizes }, { id: 'sandal', priceKes: 1280, sizes });
  const text = JSON.stringify(file);
  const headers = { has: () => false };
  Object.assign(globalThis, { fetch: async () => ({ ok: true, headers, text: async () => text }) });
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerPrice(2560);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a payment removes the paid lines from the cart', async () => {
  const page = open();
  await page.approve(await page.click());
  expect(page.lines()).toBe(0);
  expect(page.state()).toMatchObject({ paying: false, paid: { id: 'ORDER-1', lines: [item] } });
});

test('no order is created for an empty cart', async () => {
  const page = open();
  page.clearCart();
  await expect(page.click()).rejects.toThrow();
  expect(page.amounts).toEqual([]);
});

test('no order is created for a cart that asks for the wholesale price', async () => {
  const page = open();
  page.addToCart({ ...item, quantity: shop.wholesaleAbove });
  await expect(page.click()).rejects.toThrow('wholesale price');
  expect(page.amounts).toEqual([]);
});

test('two clicks make one order and a changed cart makes another', async () => {
  const page = open();
  expect(await Promise.all([page.click(), page.click()])).toEqual(['ORDER-1', 'ORDER-1']);
  page.addToCart(item);
  expect(await page.click()).toBe('ORDER-2');
  expect(page.amounts).toEqual(['20.00', '40.00']);
});

test('a payment does not start at a price that was not shown, and starts at the next click', async () => {
  const page = open();
  answerPrice(3840);
  await expect(page.click()).rejects.toThrow('priceChanged');
  expect(page.refusal()).toBe('priceChanged');
  expect(page.amounts).toEqual([]);
  await page.click();
  expect(page.refusal()).toBeUndefined();
  expect(page.amounts).toEqual(['30.00']);
});

test('a payment does not start while today’s prices are not known', async () => {
  const page = open();
  answerPrice();
  await expect(page.click()).rejects.toThrow('pricesUnknown');
  expect(page.refusal()).toBe('pricesUnknown');
  expect(page.amounts).toEqual([]);
});

test('a payment is for the lines that can be ordered, and the others stay in the cart', async () => {
  const page = open();
  page.addToCart({ ...item, size: '46' });
  await page.loadTodaysCatalogue();
  await page.approve(await page.click());
  expect(page.amounts).toEqual(['20.00']);
  expect(page.lines()).toBe(1);
});

test('the click after a cancelled payment makes a new order', async () => {
  const page = open();
  await page.click();
  expect(page.state().paying).toBe(true);
  page.checkout.onCancel({});
  expect(page.state().paying).toBe(false);
  expect(await page.click()).toBe('ORDER-2');
});

test('an order that is approved twice is captured once', async () => {
  const page = open();
  const order = await page.click();
  await page.approve(order);
  page.addToCart(item);
  await page.approve(order);
  expect(page.capture).toHaveBeenCalledTimes(1);
  expect(page.lines()).toBe(1);
});

test('an order whose cart was paid in another tab is not captured', async () => {
  const page = open();
  const order = await page.click();
  page.clearCart();
  await page.approve(order);
  expect(page.capture).not.toHaveBeenCalled();
  expect(page.state()).toEqual({ paying: false });
});

test('an order is not captured once a size in the cart was changed', async () => {
  const page = open();
  const order = await page.click();
  page.changeSize('40');
  await page.approve(order);
  expect(page.capture).not.toHaveBeenCalled();
  expect(await page.click()).toBe('ORDER-2');
});

test('a declined card restarts the payment, however PayPal reports it', async () => {
  const page = open();
  const order = await page.click();
  page.capture.mockRejectedValueOnce(new Error('INSTRUMENT_DECLINED'));
  await page.approve(order);
  page.capture.mockResolvedValueOnce({ details: [{ issue: 'INSTRUMENT_DECLINED' }] });
  await page.approve(order);
  expect(page.restart).toHaveBeenCalledTimes(2);
  expect(page.lines()).toBe(1);
  await page.approve(order);
  expect(page.state().paid?.id).toBe(order);
});

test('after a failed capture an order that PayPal says is paid counts as paid', async () => {
  const page = open();
  const order = await page.click();
  page.capture.mockRejectedValueOnce(new Error('the answer was lost'));
  page.get.mockResolvedValueOnce(completed('COMPLETED'));
  await page.approve(order);
  expect(page.state().paid?.id).toBe(order);
  expect(page.lines()).toBe(0);
});

test('while it is unknown whether money moved the same cart gets no second order', async () => {
  const page = open();
  const order = await page.click();
  page.capture.mockRejectedValueOnce(new Error('lost'));
  page.get.mockRejectedValueOnce(new Error('lost too'));
  await page.approve(order);
  page.checkout.onError({ message: 'this order is paid already' });
  expect(await page.click()).toBe(order);
  expect(page.lines()).toBe(1);
});

test('a payment in doubt is remembered by the next page, which makes no second order for its lines', async () => {
  const page = open();
  page.capture.mockRejectedValueOnce(new Error('lost'));
  page.get.mockRejectedValueOnce(new Error('lost too'));
  await page.approve(await page.click());
  expect(page.refusal()).toBe('inDoubt');
  const next = open();
  await expect(next.click()).rejects.toThrow('ORDER-1 was paid is not known');
  next.clearCart();
  next.addToCart(item);
  await expect(next.click()).rejects.toThrow('ORDER-1 was paid is not known');
  next.clearCart();
  next.addToCart(itemWith({ id: 'sandal', priceKes: 1280 }));
  expect(await next.click()).toBe('ORDER-1');
});

test.each([
  ['answers nothing', undefined],
  ['answers something unknown', { result: 'ok' }],
  ['answers with an order that has no capture', { status: 'COMPLETED' }],
  ['is pending', completed('PENDING')],
])(
  'a capture that %s keeps the cart, is in doubt, and its cart is not paid a second time',
  async (_, reply) => {
    const page = open();
    page.capture.mockResolvedValueOnce(reply);
    page.get.mockResolvedValue(reply);
    await page.approve(await page.click());
    expect(page.state()).toEqual({ paying: false });
    expect(page.lines()).toBe(1);
    expect(page.refusal()).toBe('inDoubt');
    expect(await page.click()).toBe('ORDER-1');
    page.addToCart(item);
    await expect(page.click()).rejects.toThrow('ORDER-1 was paid is not known');
    expect(localStorage.getItem(`${shop.id}-doubt`)).toContain('ORDER-1');
    page.get.mockResolvedValue(completed('COMPLETED'));
    await expect(page.click()).rejects.toThrow('paid already');
    expect(page.amounts).toEqual(['20.00']);
    expect(page.lines()).toBe(1);
  },
);

test('a cart that is changed while its capture runs gets no second order until PayPal answers', async () => {
  const page = open();
  let answer = (_: unknown) => {};
  page.capture.mockReturnValueOnce(new Promise<unknown>((resolve) => (answer = resolve)));
  const approval = page.approve(await page.click());
  page.addToCart(item);
  await expect(page.click()).rejects.toThrow('ORDER-1 was paid is not known');
  answer(completed('COMPLETED'));
  await approval;
  expect(page.state().paid?.id).toBe('ORDER-1');
  expect(await page.click()).toBe('ORDER-2');
});

test.each([
  ['after its tab was closed', () => sessionStorage.clear()],
  ['where local storage takes nothing', () => localStorage.removeItem(`${shop.id}-doubt`)],
])('a payment in doubt is remembered %s', async (_, lose) => {
  const page = open();
  page.capture.mockRejectedValueOnce(new Error('lost'));
  page.get.mockRejectedValueOnce(new Error('lost too'));
  await page.approve(await page.click());
  lose();
  await expect(open().click()).rejects.toThrow('ORDER-1 was paid is not known');
});

test('a payment that another tab has in doubt gets no second order, and one once that tab has an answer', async () => {
  const page = open();
  const key = `${shop.id}-doubt`;
  const lineIds = page.lineIds();
  const newValue = JSON.stringify({ orderID: 'ORDER-9', at: Date.now(), lineIds });
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await expect(page.click()).rejects.toThrow('ORDER-9 was paid is not known');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(await page.click()).toBe('ORDER-1');
});

test('an order that was made before another tab’s payment is in doubt is not captured', async () => {
  const page = open();
  const order = await page.click();
  const newValue = JSON.stringify({ orderID: 'ORDER-9', at: Date.now(), lineIds: page.lineIds() });
  window.dispatchEvent(new StorageEvent('storage', { key: `${shop.id}-doubt`, newValue }));
  await page.approve(order);
  expect(page.capture).not.toHaveBeenCalled();
  await expect(page.click()).rejects.toThrow('ORDER-9 was paid is not known');
});

test('a payment is in doubt while its capture has no answer, and no longer once it has', async () => {
  const kept = () => localStorage.getItem(`${shop.id}-doubt`);
  const page = open();
  page.capture.mockImplementationOnce(async () => {
    expect(kept()).toContain('ORDER-1');
    return { details: [{ issue: 'INSTRUMENT_DECLINED' }] };
  });
  const order = await page.click();
  await page.approve(order);
  expect(kept()).toBeNull();
  await page.approve(order);
  expect(page.lines()).toBe(0);
  expect(kept()).toBeNull();
});

test('a payment that PayPal refuses, or does not begin, has a sentence until the next click', async () => {
  const page = open();
  page.capture.mockRejectedValueOnce(new Error('refused'));
  await page.approve(await page.click());
  expect(page.refusal()).toBe('failed');
  await page.click();
  expect(page.refusal()).toBeUndefined();
  page.checkout.onError({ message: 'PayPal’s window was lost' });
  expect(page.refusal()).toBe('failed');
});

test('an error without a payment under way, or with a reason that is known, adds no sentence', async () => {
  const page = open();
  page.checkout.onError({ message: 'a frame was lost' });
  expect(page.refusal()).toBeUndefined();
  answerPrice(3840);
  await page.click().catch(() => page.checkout.onError({ message: 'not started' }));
  expect(page.refusal()).toBe('priceChanged');
});

test('once it is known that no money moved the next click makes a new order', async () => {
  const page = open();
  page.capture.mockRejectedValueOnce(new Error('refused'));
  await page.approve(await page.click());
  expect(await page.click()).toBe('ORDER-2');
});

test('an approval without an order is reported on the console', async () => {
  const page = open();
  await page.approve(await page.click(), { restart: () => {}, redirect: () => {} });
  expect(consoleError).toHaveBeenCalled();
  expect(page.lines()).toBe(1);
});
