import { createStore } from 'zustand/vanilla';

/** Where card payment stands on this page. */
export const paymentStore = createStore(() => ({
  /** From her tap on a button until PayPal has said how it ended. */
  paying: false,
  /** How many payments have gone through. */
  paid: 0,
}));
