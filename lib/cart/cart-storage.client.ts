import type { PersistStorage } from 'zustand/middleware';
import { phoneStorage, tabStorage } from '@/lib/browser/phone-storage.client';
import type { CartLine } from './cart-lines';
import { currentCartText, parseStoredCart, storedLine } from './stored-cart';

/** What storage keeps of the cart. */
export interface StoredCart {
  lines: readonly CartLine[];
  /** False if local storage did not take these lines. Not stored: known from where they were read. */
  saved?: boolean;
}

let saved = true;
let readable = true;

/** Whether local storage took the last change. */
export function isCartSaved(): boolean {
  return saved;
}

/**
 * Local storage for the cart, and a copy in session storage for a browser that drops the first between
 * two pages. Reading can throw (blocked) or give anything (broken), writing can
 * throw (full, private mode); then the copy has what was refused. Where session storage refuses it too, the
 * cart is the page's alone. Never throws.
 */
export const cartStorage: PersistStorage<StoredCart> = {
  // An empty storage is an empty cart. Null, if reading is blocked, leaves the cart in memory as it is.
  getItem: (key) => {
    const local = phoneStorage.get(key);
    const copy = tabStorage.get(key);
    const { text, over } = currentCartText(local, copy);
    readable = local !== undefined;
    // What another tab stored, or an earlier visit, for when local storage is dropped.
    if (local && text === local && text !== copy) putCopy(key, text);
    if (text === undefined) return null;
    saved = readable && over === undefined;
    return { state: { lines: parseStoredCart(text), saved } };
  },
  setItem: (key, value) => {
    const stored = { ...value, state: { lines: value.state.lines.map(storedLine) } };
    const text = JSON.stringify(stored);
    let over: string | null | undefined;
    // What could not be read may be a cart, so it is not overwritten.
    if (readable) {
      phoneStorage.set(key, text);
      over = phoneStorage.get(key);
    }
    // A full storage still gives up what it has: a cart that was paid must not return.
    if (over !== text && over && value.state.lines.length === 0) {
      phoneStorage.remove(key);
      over = phoneStorage.get(key);
    }
    saved = over === text;
    putCopy(key, saved ? text : JSON.stringify({ ...stored, over }));
  },
  // The copy alone: another tab has cleared local storage, and may have stored a new cart by now.
  removeItem: (key) => tabStorage.remove(key),
};

/** Writes the copy in session storage. One that it refuses takes the older copy with it. */
function putCopy(key: string, copy: string): void {
  tabStorage.remove(key);
  tabStorage.set(key, copy);
}
