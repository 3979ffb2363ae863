import { createStore } from 'zustand/vanilla';
import { phoneStorage, tabStorage } from '@/lib/browser/phone-storage.client';
import { doubtKey as key } from '@/lib/remembered/storage-keys';
import { type PaymentDoubt, parseDoubt } from './kept-doubt';

/** As the cart: for the phone, and for the tab alone where local storage takes nothing. */
const storages = [phoneStorage, tabStorage];

/**
 * The payment of which nobody knows whether money moved, from its capture until PayPal answers; kept as
 * long as the cart it was for, or for this page where storage is blocked.
 */
export const doubtStore = createStore<{ doubt: PaymentDoubt | undefined }>(() => ({
  doubt: readDoubt(),
}));

/** Keeps the payment in doubt, or with `undefined` ends the doubt. */
export function keepDoubt(doubt: PaymentDoubt | undefined): void {
  doubtStore.setState({ doubt });
  for (const storage of storages) {
    if (doubt) storage.set(key, JSON.stringify(doubt));
    else storage.remove(key);
  }
}

function readDoubt(): PaymentDoubt | undefined {
  for (const storage of storages) {
    const doubt = parseDoubt(storage.get(key) ?? null, Date.now());
    if (doubt) return doubt;
  }
  return undefined;
}

// Another tab has the same cart.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key) doubtStore.setState({ doubt: parseDoubt(newValue, Date.now()) });
  });
}
