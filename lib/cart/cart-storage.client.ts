import type { PersistStorage } from 'zustand/middleware';
import type { CartLine } from './cart-lines';
import { parseStoredCart } from './stored-cart';

export interface StoredCart {
  lines: readonly CartLine[];
}

let saved = true;
let readable = true;

/** Whether the last change reached the phone's storage. */
export function isCartSaved(): boolean {
  return saved;
}

/**
 * localStorage for the cart, where reading may throw (blocked), hold anything (broken) and writing
 * may throw (full, private mode). None of it reaches the page: the cart then lives in memory.
 */
export const cartStorage: PersistStorage<StoredCart> = {
  // Nothing stored is an empty cart; null, where reading is blocked, leaves the cart as it is.
  getItem: (key) => {
    try {
      const lines = parseStoredCart(window.localStorage.getItem(key));
      readable = true;
      return { state: { lines }, version: 0 };
    } catch {
      readable = false;
      return null;
    }
  },
  setItem: (key, value) => {
    try {
      // Over what could not be read nothing is written: it may hold a cart.
      saved = readable;
      if (readable) window.localStorage.setItem(key, JSON.stringify(value));
    } catch {
      saved = false;
    }
  },
  removeItem: (key) => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      saved = false;
    }
  },
};
