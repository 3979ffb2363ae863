/** @jest-environment jsdom */
import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import type { CartLine } from '@/lib/cart/cart-lines';

const item: Omit<CartLine, 'lineId'> = {
  title: 'Brogues',
  image: '',
  price: 'KSh 2,600',
  category: 'Shoes',
  categoryKey: 'women-men-shoes',
  size: '41',
  quantity: 1,
};

/** A page just opened, with one pair in the cart, and PayPal's side of an order. */
function open() {
  let loaded:
    | (typeof import('./paypal-checkout.client') & typeof import('@/lib/cart/cart-store.client'))
    | undefined;
  let payment: typeof import('./payment-store.client') | undefined;
  jest.isolateModules(() => {
    loaded = { ...require('@/lib/cart/cart-store.client'), ...require('./paypal-checkout.client') };
    payment = require('./payment-store.client');
  });
  if (!loaded || !payment) throw new Error('the modules did not load');
  const { addToCart, clearCart, cartStore, checkout } = loaded;
  const { paymentStore } = payment;
  addToCart(item);
  const made: string[] = [];
  const capture = jest.fn(async (): Promise<unknown> => ({ status: 'COMPLETED' }));
  const get = jest.fn(async (): Promise<unknown> => ({ status: 'APPROVED' }));
  const restart = jest.fn();
  const create: CreateOrderActions['order']['create'] = async (body) => {
    made.push(body.purchase_units[0]?.amount.value ?? '');
    return `ORDER-${made.length}`;
  };
  const tap = () => checkout.createOrder({ paymentSource: 'paypal' }, { order: { create } });
  const actions = { order: { capture, get }, restart } as unknown as OnApproveActions;
  const approve = (orderID: string, how: OnApproveActions = actions) =>
    checkout.onApprove({ orderID }, how);
  const lines = () => cartStore.getState().lines.length;
  const state = () => paymentStore.getState();
  return {
    addToCart,
    clearCart,
    checkout,
    made,
    capture,
    get,
    restart,
    tap,
    approve,
    lines,
    state,
  };
}

let told: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  told = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a payment takes what was paid for out of the cart', async () => {
  const page = open();
  await page.approve(await page.tap());
  expect(page.lines()).toBe(0);
  expect(page.state()).toEqual({ paying: false, paid: 1 });
});

test('an empty cart is not paid for', async () => {
  const page = open();
  page.clearCart();
  await expect(page.tap()).rejects.toThrow();
  expect(page.made).toEqual([]);
});

test('two taps are one order, a changed cart is another', async () => {
  const page = open();
  expect(await Promise.all([page.tap(), page.tap()])).toEqual(['ORDER-1', 'ORDER-1']);
  page.addToCart(item);
  expect(await page.tap()).toBe('ORDER-2');
  expect(page.made).toEqual(['20.00', '40.00']);
});

test('after a cancel the next tap is a new order', async () => {
  const page = open();
  await page.tap();
  expect(page.state().paying).toBe(true);
  page.checkout.onCancel({});
  expect(page.state().paying).toBe(false);
  expect(await page.tap()).toBe('ORDER-2');
});

test('an order is captured once, however often it is approved', async () => {
  const page = open();
  const order = await page.tap();
  await page.approve(order);
  page.addToCart(item);
  await page.approve(order);
  expect(page.capture).toHaveBeenCalledTimes(1);
  expect(page.lines()).toBe(1);
});

test('an approval for a cart that was paid in another tab takes no money', async () => {
  const page = open();
  const order = await page.tap();
  page.clearCart();
  await page.approve(order);
  expect(page.capture).not.toHaveBeenCalled();
  expect(page.state()).toEqual({ paying: false, paid: 0 });
});

test('a declined card starts again, whichever way PayPal says it', async () => {
  const page = open();
  const order = await page.tap();
  page.capture.mockRejectedValueOnce(new Error('INSTRUMENT_DECLINED'));
  await page.approve(order);
  page.capture.mockResolvedValueOnce({ details: [{ issue: 'INSTRUMENT_DECLINED' }] });
  await page.approve(order);
  expect(page.restart).toHaveBeenCalledTimes(2);
  expect(page.lines()).toBe(1);
  await page.approve(order);
  expect(page.state().paid).toBe(1);
});

test('after a failed capture PayPal is asked, and a payment found is a payment', async () => {
  const page = open();
  const order = await page.tap();
  page.capture.mockRejectedValueOnce(new Error('the answer was lost'));
  page.get.mockResolvedValueOnce({ status: 'COMPLETED' });
  await page.approve(order);
  expect(page.state().paid).toBe(1);
  expect(page.lines()).toBe(0);
});

test('where nobody knows whether money moved, the same cart never gets a second order', async () => {
  const page = open();
  const order = await page.tap();
  page.capture.mockRejectedValueOnce(new Error('lost'));
  page.get.mockRejectedValueOnce(new Error('lost too'));
  await page.approve(order);
  page.checkout.onError({ message: 'this order is paid already' });
  expect(await page.tap()).toBe(order);
  expect(page.lines()).toBe(1);
});

test('where it is known that no money moved, the next tap is a new order', async () => {
  const page = open();
  page.capture.mockRejectedValueOnce(new Error('refused'));
  await page.approve(await page.tap());
  expect(await page.tap()).toBe('ORDER-2');
});

test('an approval that comes without an order goes to the console', async () => {
  const page = open();
  await page.approve(await page.tap(), { restart: () => {}, redirect: () => {} });
  expect(told).toHaveBeenCalled();
  expect(page.lines()).toBe(1);
});
