import { phoneStorage, tabStorage } from '@/lib/browser/phone-storage.client';
import { forgottenKey, shopperKeys } from './storage-keys';

const keys = Object.values(shopperKeys).flat();

/** Removes what both storages keep of a shopper; open pages follow by `onForgotten`. Never throws. */
export function forgetKept(): void {
  for (const key of keys) {
    phoneStorage.remove(key);
    tabStorage.remove(key);
    announce(key);
  }
  phoneStorage.set(forgottenKey, 'yes');
  phoneStorage.remove(forgottenKey);
  announce(forgottenKey, 'yes');
}

/** Removes what this tab alone keeps of a shopper when another tab forgets: storage says nothing of it to others. */
export function followForgetting(): void {
  onForgotten(() => {
    for (const key of keys) {
      if (tabStorage.get(key) == null) continue;
      tabStorage.remove(key);
      announce(key);
    }
  });
}

/** Calls back when the shopper forgets all, here or in another tab. Returns what ends the calls. */
export function onForgotten(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === forgottenKey && newValue !== null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Other tabs get such events from the browser; what this page has read follows as they do. */
function announce(key: string, newValue: string | null = null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
