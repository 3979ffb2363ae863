/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { itemWith } from '@/e2e/shop/builders';
import { addToCart } from '@/lib/cart/cart-store.client';
import { todaysCatalogueStore } from '@/lib/cart/todays-catalogue.client';
import { useCartToday } from './use-cart-today';

const products = { boot: [1500, 0], sandal: [900, 0] };
const text = JSON.stringify({ v: 1, date: '2026-11-22', sets: [['41']], products });

/** Whether the phone had kept the shop's answer, as there is no network. */
let isKept = false;
Object.assign(globalThis, {
  fetch: async () => ({ ok: true, headers: { has: () => isKept }, text: async () => text }),
});

test('a product that another tab adds to an open cart gets today’s price', async () => {
  addToCart(itemWith({ id: 'boot' }));
  const { result } = renderHook(() => useCartToday(true));
  const prices = () => result.current.lines.map(({ price }) => price);
  await act(async () => {});
  expect(prices()).toEqual(['KSh 1,500']);
  await act(async () => {
    addToCart(itemWith({ id: 'sandal' }));
  });
  expect(prices()).toContain('KSh 900');
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
