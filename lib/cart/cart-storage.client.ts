import type { PersistStorage } from 'zustand/middleware';
import type { CartLine } from './cart-lines';
import { parseStoredCart } from './stored-cart';

/** What storage keeps of the cart. */
export interface StoredCart {
  lines: readonly CartLine[];
}

let saved = true;
let readable = true;

/** Whether storage took the last change. */
export function isCartSaved(): boolean {
  return saved;
}

/**
 * Local storage for the cart. Reading can throw (blocked) or give anything (broken), writing can throw
 * (full, private mode); then the cart is kept in memory (docs/behaviour.md 5.7). Never throws.
 */
export const cartStorage: PersistStorage<StoredCart> = {
  // An empty storage is an empty cart. Null, if reading is blocked, leaves the cart in memory as it is.
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
      // What could not be read may be a cart, so it is not overwritten.
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
