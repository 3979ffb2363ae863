import { createStore } from 'zustand/vanilla';
import { shop } from '@/data/shop';
import { type PaymentDoubt, parseDoubt } from './payment-doubt';

const key = `${shop.id}-doubt`;

/**
 * The payment of which nobody knows whether money moved, from its capture until PayPal answers; kept for
 * this tab, or for this page where storage is blocked (docs/behaviour.md 41.7).
 */
export const doubtStore = createStore<{ doubt: PaymentDoubt | undefined }>(() => ({
  doubt: readDoubt(),
}));

/** Keeps the payment in doubt, or with `undefined` ends the doubt. */
export function keepDoubt(doubt: PaymentDoubt | undefined): void {
  doubtStore.setState({ doubt });
  try {
    if (doubt) window.sessionStorage.setItem(key, JSON.stringify(doubt));
    else window.sessionStorage.removeItem(key);
  } catch {}
}

function readDoubt(): PaymentDoubt | undefined {
  try {
    return parseDoubt(window.sessionStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}
