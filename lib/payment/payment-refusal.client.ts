import { createStore } from 'zustand/vanilla';

interface PaymentRefusal {
  /** Why the last click started no payment: a price has changed since it was shown, or is not known. */
  refused?: 'priceChanged' | 'pricesUnknown' | undefined;
}

/** What the cart says of a payment that it did not start (docs/behaviour.md 17.8). */
export const refusalStore = createStore<PaymentRefusal>()(() => ({}));
