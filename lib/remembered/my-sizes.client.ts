import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { localStorageOf } from '@/lib/browser/local-storage.client';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { type MySizes, parseMySizes, withSize } from './my-sizes';

/**
 * The sizes that the shopper chose, kept in local storage under '<shop id>-sizes'; where storage is
 * blocked or full they last as long as the page. Never throws.
 */
export const mySizesStore = createStore<{ sizes: MySizes }>()(
  persist(() => ({ sizes: {} }), {
    name: mySizesKey,
    storage: localStorageOf((text) => ({ sizes: parseMySizes(text) })),
  }),
);

/** Remembers a size of a group of sizes as the shopper's own. */
export function rememberSize(group: string, size: string): void {
  change((sizes) => withSize(sizes, group, size));
}

/** Forgets the shopper's size of a group. */
export function forgetSize(group: string): void {
  change((sizes) => withSize(sizes, group, ''));
}

function change(edit: (sizes: MySizes) => MySizes): void {
  mySizesStore.setState(({ sizes }) => ({ sizes: edit(sizes) }));
}

const readAgain = () => void mySizesStore.persist.rehydrate();

// A change in another tab, and one on the page that was left by Back.
window.addEventListener('storage', ({ key }) => {
  if (key === mySizesKey || key === null) readAgain();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) readAgain();
});
