import { cartKey } from './cart-key';
import type { CartLine } from './cart-lines';
import { parseStoredCart } from './stored-cart';

/*
 * Local storage for the cart. Reading can throw (blocked) or give anything (broken), writing can throw
 * (full, private mode); then the cart is kept in memory (docs/behaviour.md 5.7). Nothing here throws.
 * zustand's `persist` would do the same with 1 kB more on every page.
 */

let readable = true;

/** The stored lines, none if storage is empty. Undefined if reading is blocked. */
export function readCart(): readonly CartLine[] | undefined {
  try {
    const lines = parseStoredCart(window.localStorage.getItem(cartKey));
    readable = true;
    return lines;
  } catch {
    readable = false;
    return undefined;
  }
}

/** Stores the lines. Returns whether storage took them. */
export function writeCart(lines: readonly CartLine[]): boolean {
  // What could not be read may be a cart, so it is not overwritten.
  if (!readable) return false;
  try {
    window.localStorage.setItem(cartKey, JSON.stringify({ state: { lines }, version: 0 }));
    return true;
  } catch {
    return false;
  }
}
