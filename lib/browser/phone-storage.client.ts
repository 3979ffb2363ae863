import type { PersistStorage } from 'zustand/middleware';

/** What a browser keeps, by key. No call throws: a storage that is blocked throws when it is named. */
interface PhoneStorage {
  /** The text of a key: null for none, undefined where storage cannot be read. */
  get: (key: string) => string | null | undefined;
  /** Keeps a text; false where storage is blocked or full. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/** Kept for the phone, in every tab. */
export const phoneStorage = storageOf(() => window.localStorage);

/** Kept for this tab, until it is closed. */
export const tabStorage = storageOf(() => window.sessionStorage);

/**
 * Local storage for one store of zustand's `persist`. `parse` reads the stored text, null where nothing is
 * stored, and never throws. Where storage is blocked or full, the state lasts as long as the page. A page that
 * Back restores reads again only if `isChanged`: it may have a state that storage refused.
 */
export function localStorageOf<State>(
  parse: (text: string | null) => State,
): PersistStorage<State> & { isChanged: (key: string) => boolean } {
  /** What storage had when this page last read it or wrote to it. */
  let known: string | null | undefined;
  return {
    getItem: (key) => {
      known = phoneStorage.get(key);
      return known === undefined ? null : { state: parse(known), version: 0 };
    },
    setItem: (key, value) => {
      phoneStorage.set(key, JSON.stringify(value));
      known = phoneStorage.get(key);
    },
    isChanged: (key) => phoneStorage.get(key) !== known,
    // Nothing clears such a store.
    removeItem: () => {},
  };
}

function storageOf(storage: () => Storage): PhoneStorage {
  return {
    get: (key) => attempt(() => storage().getItem(key)),
    set: (key, text) => attempt(() => storage().setItem(key, text) ?? true) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
