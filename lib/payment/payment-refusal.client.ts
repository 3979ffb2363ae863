import { createStore } from 'zustand/vanilla';

interface PaymentRefusal {
  /**
   * Why the last click paid nothing: a price has changed since it was shown, or is not known; PayPal
   * refused, or nobody knows whether it did.
   */
  refused?: 'priceChanged' | 'pricesUnknown' | 'failed' | 'inDoubt' | undefined;
}

/** What the cart says of a payment that did not start or did not go through. */
export const refusalStore = createStore<PaymentRefusal>()(() => ({}));
