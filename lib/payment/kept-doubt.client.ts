import { createStore } from 'zustand/vanilla';
import { followStorage } from '@/lib/browser/follow-storage.client';
import { phoneStorage, tabStorage } from '@/lib/browser/phone-storage.client';
import { doubtKey as key } from '@/lib/remembered/storage-keys';
import { type PaymentDoubt, parseDoubt } from './kept-doubt';

/** As the cart: for the phone, and for the tab alone where local storage takes nothing. */
const storages = [phoneStorage, tabStorage];

/** False if no storage took this page's doubt. */
let stored = true;

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
  stored = !doubt;
  for (const storage of storages) {
    if (!doubt) storage.remove(key);
    else if (storage.set(key, JSON.stringify(doubt))) stored = true;
  }
}

function readDoubt(): PaymentDoubt | undefined {
  for (const storage of storages) {
    const doubt = parseDoubt(storage.get(key) ?? null, Date.now());
    if (doubt) return doubt;
  }
  return undefined;
}

// Another tab has the same cart, and so has a page that Back restores.
followStorage(key, (event) => {
  if (event?.key) {
    // This tab's copy may be of a doubt that the other one has ended.
    if (event.newValue === null) tabStorage.remove(key);
    doubtStore.setState({ doubt: parseDoubt(event.newValue, Date.now()) });
    stored = true;
  } else if (stored && storages.some((storage) => storage.get(key) !== undefined)) {
    doubtStore.setState({ doubt: readDoubt() });
  }
});
