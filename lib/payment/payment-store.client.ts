import { createStore } from 'zustand/vanilla';

/** The state of card payment on this page. */
export const paymentStore = createStore(() => ({
  /** From the click on a button until PayPal reports how it ended. */
  paying: false,
  /** How many payments have succeeded. */
  paid: 0,
}));
