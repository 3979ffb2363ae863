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
 * throw (full, private mode); then the copy has what was refused, and where session storage refuses it
 * too, the name of this tab (41.1). Never throws.
 */
export const cartStorage: PersistStorage<StoredCart> = {
  // An empty storage is an empty cart. Null, if reading is blocked, leaves the cart in memory as it is.
  getItem: (key) => {
    const local = attempt(() => localStorage.getItem(key));
    let copy = attempt(() => sessionStorage.getItem(key));
    // A site that opens the shop can give its tab a name: it counts only beside an empty copy, which no other
    // site can make, or where session storage takes nothing, not even a space. Else it is emptied, so that
    // no other read writes.
    if (isNamed(key)) {
      if (copy !== '' && putCopy(key, `${copy} `)) window.name = '';
      else copy = window.name.replace(key, '');
    }
    const { over } = asRecord(parseJson(copy));
    // Local storage counts, unless it still has what it had when it refused the copy's lines.
    const text = copy && (local == null || local === over) ? copy : local;
    readable = local !== undefined;
    // What another tab stored, or an earlier visit, for when local storage is dropped.
    if (local && text === local && text !== copy) putCopy(key, text);
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
    // An empty cart needs no place, unless local storage has lines that it does not give up.
    const kept = putCopy(key, copy) || saved || !(over || value.state.lines.length);
    // A name that somebody else gave to the tab stays.
    if (isNamed(key) || !window.name) {
      window.name = kept ? '' : key + copy;
      // The sign that the name counts, for storage with room for a little.
      if (!kept) putCopy(key, '');
    }
  },
  // The copy alone: another tab has cleared local storage, and may have stored a new cart by now.
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
};

/** Whether the tab has the name of a cart: its key, and then what session storage would have. */
function isNamed(key: string): boolean {
  return window.name.startsWith(key);
}

/** Writes the copy in session storage. False where that is blocked or full. */
function putCopy(key: string, copy: string): boolean {
  attempt(() => sessionStorage.setItem(key, copy));
  return attempt(() => sessionStorage.getItem(key)) === copy;
}

/** Undefined where storage throws; one that is blocked throws when it is named. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
