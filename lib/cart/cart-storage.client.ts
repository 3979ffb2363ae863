import type { PersistStorage } from 'zustand/middleware';
import { asRecord, parseJson } from '@/lib/format/unknown-values';
import type { CartLine } from './cart-lines';
import { parseStoredCart } from './stored-cart';

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
 * two pages (docs/behaviour.md 37.1). Reading can throw (blocked) or give anything (broken), writing can
 * throw (full, private mode); then the cart is kept in memory (5.7). Never throws.
 */
export const cartStorage: PersistStorage<StoredCart> = {
  // An empty storage is an empty cart. Null, if reading is blocked, leaves the cart in memory as it is.
  getItem: (key) => {
    const local = attempt(() => localStorage.getItem(key));
    const copy = attempt(() => sessionStorage.getItem(key));
    const { over } = asRecord(parseJson(copy));
    // Local storage counts, unless it still has what it had when it refused the copy's lines.
    const text = copy && (local == null || local === over) ? copy : local;
    readable = local !== undefined;
    if (text === undefined) return null;
    saved = text === local || (readable && over === undefined);
    return { state: { lines: parseStoredCart(text), saved } };
  },
  setItem: (key, value) => {
    const text = JSON.stringify(value);
    let over: string | null | undefined;
    // What could not be read may be a cart, so it is not overwritten.
    if (readable) {
      attempt(() => localStorage.setItem(key, text));
      over = attempt(() => localStorage.getItem(key));
    }
    saved = over === text;
    const copy = saved ? text : JSON.stringify({ ...value, over });
    attempt(() => sessionStorage.setItem(key, copy));
  },
  // The copy alone: another tab has cleared local storage, and may have stored a new cart by now.
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
};

/** Undefined where storage throws; one that is blocked throws when it is named. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
