/** @jest-environment jsdom */

import { act, renderHook, waitFor } from '@testing-library/react';
import { shop } from '@/data/shop';
import { lineWith } from '@/e2e/shop/builders';
import { loadCartBehind } from '@/lib/cart/open-cart.client';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { ordersStore } from '@/lib/sent/orders.client';
import { useProductOrder } from './use-product-order.client';

afterEach(() => jest.useRealTimers());

test('on the shop after a payment a product’s message has the remembered delivery', async () => {
  const [, area] = deliveryAreas;
  localStorage.setItem(orderChoicesKey, JSON.stringify({ state: { area: area?.name } }));
  loadCartBehind();
  const { result } = renderHook(() => useProductOrder(false));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current?.(lineWith()).text).toContain(`Deliver to: ${area?.name}.`);
});

test('the message of a product with a chosen size has a reference and a link, and the order is kept when it is opened', async () => {
  const { result, rerender } = renderHook(({ chosen }) => useProductOrder(chosen), {
    initialProps: { chosen: false },
  });
  rerender({ chosen: true });
  await waitFor(() => expect(result.current).toBeDefined());
  const line = lineWith({ id: 'boot' });
  const order = result.current?.(line);
  expect(order?.text).toMatch(new RegExp(`\\(${shop.orderPrefix}-[0-9A-Z]{5}\\):\n`));
  expect(order?.text).toMatch(/\/order\/#1o_\S+$/);
  expect(ordersStore.getState().list).toEqual([]);
  order?.keep();
  expect(ordersStore.getState().list).toHaveLength(1);
  expect(result.current?.(line).text).toBe(order?.text);
});

test('the message of a product has another day once the hour of dispatch is past', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T10:59+03:00'), doNotFake: ['nextTick'] });
  localStorage.setItem(
    orderChoicesKey,
    JSON.stringify({ state: { area: deliveryAreas[1]?.name } }),
  );
  const { result } = renderHook(() => useProductOrder(true));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const line = lineWith({ id: 'boot' });
  const before = result.current;
  expect(before?.(line).text).toContain('\nI should get it by Saturday, 28 November.\n');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(result.current).not.toBe(before);
  expect(result.current?.(line).text).toContain('\nI should get it by Tuesday, 1 December.\n');
});
