import type { PersistStorage } from 'zustand/middleware';

/**
 * Local storage for a store of zustand's `persist`. `parse` reads the stored text, null where nothing is
 * stored, and never throws. Where storage is blocked or full, the state lasts as long as the page.
 */
export function localStorageOf<State>(
  parse: (text: string | null) => State,
): PersistStorage<State> {
  return {
    getItem: (key) => {
      try {
        return { state: parse(window.localStorage.getItem(key)), version: 0 };
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(value));
      } catch {}
    },
    // Nothing clears such a store.
    removeItem: () => {},
  };
}

/** A text in local storage; '' where nothing is stored or storage is blocked. Never throws. */
export function storedText(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
