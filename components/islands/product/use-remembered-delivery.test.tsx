/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { deliveryAreas } from '@/data/delivery';
import { words } from '@/data/words/en';
import { loadCartBehind } from '@/lib/cart/cart-dialog.client';
import { orderChoicesKey } from '@/lib/order/order-choices-key';
import { useRememberedDelivery } from './use-remembered-delivery';

test('on the shop after a payment a product’s message has the remembered delivery', async () => {
  const [, area] = deliveryAreas;
  localStorage.setItem(orderChoicesKey, JSON.stringify({ state: { area: area?.name } }));
  loadCartBehind();
  const { result } = renderHook(useRememberedDelivery);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current?.(words.order, 1000)[0]).toContain(`Deliver to: ${area?.name}.`);
});
