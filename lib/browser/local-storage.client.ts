import type { PersistStorage } from 'zustand/middleware';
import { phoneStorage } from './phone-storage.client';

/**
 * Local storage for a store of zustand's `persist`. `parse` reads the stored text, null where nothing is
 * stored, and never throws. Where storage is blocked or full, the state lasts as long as the page.
 */
export function localStorageOf<State>(
  parse: (text: string | null) => State,
): PersistStorage<State> {
  return {
    getItem: (key) => {
      const text = phoneStorage.get(key);
      return text === undefined ? null : { state: parse(text), version: 0 };
    },
    setItem: (key, value) => {
      phoneStorage.set(key, JSON.stringify(value));
    },
    // Nothing clears such a store.
    removeItem: () => {},
  };
}

/** A text in local storage; '' where nothing is stored or storage is blocked. Never throws. */
export function storedText(key: string): string {
  return phoneStorage.get(key) ?? '';
}
