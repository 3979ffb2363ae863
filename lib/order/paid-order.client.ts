import { createStore } from 'zustand/vanilla';
import { type PaidOrder, parsePaidOrder } from './paid-order';
import { paidOrderKey } from './paid-order-key';

/**
 * The order that was paid by card and whose place is still to be sent; kept for this tab, or for this
 * page where storage is blocked (docs/behaviour.md 7.18).
 */
export const paidOrderStore = createStore<{ order: PaidOrder | undefined }>(() => ({
  order: readOrder(),
}));

/** Keeps an order that has just been paid. */
export function keepPaidOrder(order: PaidOrder): void {
  paidOrderStore.setState({ order });
  try {
    window.sessionStorage.setItem(paidOrderKey, JSON.stringify(order));
  } catch {}
}

/** Forgets the order: its place is on its way. */
export function forgetPaidOrder(): void {
  paidOrderStore.setState({ order: undefined });
  try {
    window.sessionStorage.removeItem(paidOrderKey);
  } catch {}
}

function readOrder(): PaidOrder | undefined {
  try {
    return parsePaidOrder(window.sessionStorage.getItem(paidOrderKey), Date.now());
  } catch {
    return undefined;
  }
}
