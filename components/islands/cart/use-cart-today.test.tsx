/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { itemWith } from '@/e2e/shop/builders';
import { addToCart } from '@/lib/cart/cart-store.client';
import { useCartToday } from './use-cart-today';

const products = { boot: [1500, 0], sandal: [900, 0] };
const text = JSON.stringify({ v: 1, date: '2026-11-22', sets: [['41']], products });

test('a product that another tab adds to an open cart gets today’s price', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => text }) });
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
