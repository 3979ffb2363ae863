import { createStore } from 'zustand/vanilla';
import { followStorage } from '@/lib/browser/follow-storage.client';
import { tabStorage } from '@/lib/browser/phone-storage.client';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { type PaidOrderMessage, parsePaidOrder } from './paid-order';

/** The order that was paid by card; kept for this tab, or for this page where storage is blocked. */
export const paidOrderStore = createStore<{ order: PaidOrderMessage | undefined }>(() => ({
  order: readOrder(),
}));

/** False if storage did not take this page's order. */
let stored = true;

/** Keeps an order that has just been paid, or was tapped. */
export function keepPaidOrder(order: PaidOrderMessage): void {
  paidOrderStore.setState({ order });
  stored = tabStorage.set(paidOrderKey, JSON.stringify(order));
}

/** Marks the order as tapped: the page asks for its place no more, the cart can send it again. */
export function markPaidOrderTapped(): void {
  const { order } = paidOrderStore.getState();
  if (order) keepPaidOrder({ ...order, tapped: true });
}

followStorage(paidOrderKey, (event) => {
  const isKept = stored && tabStorage.get(paidOrderKey) !== undefined;
  // An event of the key says that all the phone keeps is forgotten (lib/remembered/forgotten.client).
  if (!isKept && !event?.key) return;
  paidOrderStore.setState({ order: readOrder() });
  stored = true;
});

function readOrder(): PaidOrderMessage | undefined {
  return parsePaidOrder(tabStorage.get(paidOrderKey) ?? null, Date.now());
}
