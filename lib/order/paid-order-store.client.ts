import { createStore } from 'zustand/vanilla';
import { tabStorage } from '@/lib/browser/phone-storage.client';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { type PaidOrderMessage, parsePaidOrder } from './paid-order-text';

/** The order that was paid by card; kept for this tab, or for this page where storage is blocked. */
export const paidOrderStore = createStore<{ order: PaidOrderMessage | undefined }>(() => ({
  order: readOrder(),
}));

/** Keeps an order that has just been paid, or was tapped. */
export function keepPaidOrder(order: PaidOrderMessage): void {
  paidOrderStore.setState({ order });
  tabStorage.set(paidOrderKey, JSON.stringify(order));
}

/** Marks the order as tapped: the page asks for its place no more, the cart can send it again. */
export function markPaidOrderTapped(): void {
  const { order } = paidOrderStore.getState();
  if (order) keepPaidOrder({ ...order, tapped: true });
}

// It is forgotten with all else that the phone keeps (lib/privacy/forget-all.client).
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === paidOrderKey) paidOrderStore.setState({ order: readOrder() });
  });
}

function readOrder(): PaidOrderMessage | undefined {
  return parsePaidOrder(tabStorage.get(paidOrderKey) ?? null, Date.now());
}
