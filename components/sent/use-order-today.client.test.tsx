/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { catalogueFileWith } from '@/e2e/shop/builders';
import type { LinkContent } from '@/lib/order/order-link-format';
import { useOrderToday } from './use-order-today.client';

const text = JSON.stringify(catalogueFileWith({ id: 'boot' }));
const content: LinkContent = { lines: [{ id: 'boot', size: '41', quantity: 1, priceKes: 1500 }] };

/** The shop as the phone reaches it. */
let shop: 'reached' | 'kept' | 'unreachable';
let asked = 0;
Object.assign(globalThis, {
  fetch: async () => {
    asked += 1;
    if (shop === 'unreachable') throw new Error('Failed to fetch');
    return { ok: true, headers: { has: () => shop === 'kept' }, text: async () => text };
  },
});

/** The page of an order, whose prices the phone has asked for; and the network that returns. */
async function open(state: typeof shop) {
  shop = state;
  asked = 0;
  const { result } = renderHook(() => useOrderToday(content));
  await act(async () => {});
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  return { result, goOnline };
}

test('prices that are loaded stay when the phone goes online once more', async () => {
  const { result, goOnline } = await open('reached');
  expect(result.current.status).toBe('loaded');
  shop = 'unreachable';
  await goOnline();
  expect(result.current.status).toBe('loaded');
  expect(asked).toBe(1);
});

test.each(['kept', 'unreachable'] as const)(
  'prices that were %s are asked for again once the network is back',
  async (before) => {
    const { result, goOnline } = await open(before);
    expect(result.current.status).toBe('unreachable');
    shop = 'reached';
    await goOnline();
    expect(result.current.status).toBe('loaded');
    expect(result.current.keptOf).toBeUndefined();
    await goOnline();
    expect(asked).toBe(2);
  },
);
