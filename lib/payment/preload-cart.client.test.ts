/** @jest-environment jsdom */

import { lineWith } from '@/e2e/shop/builders';
import { cartStore } from '@/lib/cart/cart-store.client';
import { keepPricesTime } from '@/lib/cart/prices-time.client';
import { cartFreshMs, preloadCart } from './preload-cart.client';

const phone = navigator as { connection?: unknown };
const preloads = () => document.querySelectorAll('link[rel="preload"]');
const fetched = jest.fn(async () => ({ ok: false }));

/** A line that was added so many ms ago. */
const lineOfAge = (ms: number) => lineWith({ id: 'boot', lineId: (Date.now() - ms).toString(36) });

/** Runs the preload of a cart until its requests have begun. */
async function preload(lines: ReturnType<typeof lineWith>[]): Promise<void> {
  cartStore.setState({ lines });
  preloadCart();
  await import('@/lib/cart/todays-catalogue.client');
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete phone.connection;
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

test.each([
  ['is empty', [], 0],
  ['was filled an hour ago', [lineOfAge(3_600_000)], 0],
  ['was filled more than a day ago', [lineOfAge(cartFreshMs + 1)], 1],
  ['has a line of unknown age', [lineWith()], 1],
])('whether a page asks for today’s prices by itself when the cart %s', async (_, lines, times) => {
  await preload(lines);
  expect(fetched).toHaveBeenCalledTimes(times);
});

test('a page does not ask for prices that were compared within a day', async () => {
  keepPricesTime(Date.now() - 3_600_000);
  await preload([lineOfAge(2 * cartFreshMs)]);
  expect(fetched).not.toHaveBeenCalled();
});

test('PayPal’s script is preloaded once, also when the cart is emptied and filled again', async () => {
  await preload([lineWith()]);
  await preload([lineWith()]);
  expect(preloads()).toHaveLength(1);
});

test('PayPal’s script is not preloaded for a person who saves data', async () => {
  phone.connection = { saveData: true };
  await preload([lineWith()]);
  expect(preloads()).toHaveLength(0);
});

test('a shop without a rate for dollars asks PayPal for nothing', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/payments', () => ({ payments: {} }));
    const { preloadCart: preloadWithout } = await import('./preload-cart.client');
    preloadWithout();
    expect(preloads()).toHaveLength(0);
  });
  jest.dontMock('@/e2e/shop/data/payments');
});
