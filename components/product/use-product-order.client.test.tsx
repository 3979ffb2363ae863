/** @jest-environment jsdom */

import { renderHook, waitFor } from '@testing-library/react';
import { shop } from '@/data/shop';
import { lineWith } from '@/e2e/shop/builders';
import { loadCartBehind } from '@/lib/cart/cart-dialog.client';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { ordersStore } from '@/lib/order/orders.client';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { useProductOrder } from './use-product-order.client';

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
