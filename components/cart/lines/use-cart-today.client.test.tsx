/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { catalogueFileWith, itemWith } from '@/e2e/shop/builders';
import { addToCart } from '@/lib/cart/cart-store.client';
import { todaysCatalogueStore } from '@/lib/cart/todays-catalogue.client';
import { useCartToday } from './use-cart-today.client';

const text = JSON.stringify(catalogueFileWith({ id: 'boot' }, { id: 'sandal', priceKes: 900 }));

/** Whether the answer comes from the phone's cache, because there is no network. */
let isKept = false;
Object.assign(globalThis, {
  fetch: async () => ({ ok: true, headers: { has: () => isKept }, text: async () => text }),
});

// Each test is an hour after the one before: an answer counts for minutes.
let hour = Date.UTC(2026, 10, 22);
beforeEach(() => {
  hour += 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(hour);
});

test('a product that another tab adds to an open cart gets today’s price', async () => {
  addToCart(itemWith({ id: 'boot' }));
  const { result } = renderHook(() => useCartToday(true));
  const prices = () => result.current.lines.map(({ priceKes }) => priceKes);
  await act(async () => {});
  expect(prices()).toEqual([1500]);
  await act(async () => {
    addToCart(itemWith({ id: 'sandal' }));
  });
  expect(prices()).toContain(900);
});

test('without a network the cart has the prices the phone kept, and today’s once it is back', async () => {
  isKept = true;
  todaysCatalogueStore.setState({ status: 'notAsked' }, true);
  const { result } = renderHook(() => useCartToday(true));
  await act(async () => {});
  expect(result.current).toMatchObject({ status: 'unreachable', keptOf: '2026-11-22' });
  isKept = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(result.current).toMatchObject({ status: 'loaded', keptOf: undefined });
});

test('a line that the kept prices do not have keeps the cart from naming their day', async () => {
  isKept = true;
  todaysCatalogueStore.setState({ status: 'notAsked' }, true);
  const { id: _, ...old } = itemWith({});
  addToCart(old);
  const { result } = renderHook(() => useCartToday(true));
  await act(async () => {});
  expect(result.current).toMatchObject({ status: 'unreachable', keptOf: undefined });
});
