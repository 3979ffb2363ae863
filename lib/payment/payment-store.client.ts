import { createStore } from 'zustand/vanilla';
import type { CartLine } from '@/lib/cart/cart-lines';

interface PaymentState {
  /** From the click on a button until PayPal reports how it ended. */
  paying: boolean;
  /** The last order that was paid: PayPal's id and what it paid for. */
  paid?: { id: string; lines: readonly CartLine[] };
}

/** The state of card payment on this page. */
export const paymentStore = createStore<PaymentState>(() => ({ paying: false }));

interface PaymentRefusal {
  /**
   * Why the last click paid nothing: a price has changed since it was shown, or is not known; PayPal
   * refused, or nobody knows whether it did.
   */
  refused?: 'priceChanged' | 'pricesUnknown' | 'failed' | 'inDoubt' | undefined;
}

/** What the cart says of a payment that did not start or did not go through. */
export const refusalStore = createStore<PaymentRefusal>()(() => ({}));
