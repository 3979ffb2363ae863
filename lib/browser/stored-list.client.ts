import { createStore, type StoreApi } from 'zustand/vanilla';
import { followStorage } from './follow-storage.client';
import { phoneStorage } from './phone-storage.client';

interface StoredList<Item> {
  list: readonly Item[];
  /** False if storage cannot be read or did not take the last change: the list lasts as long as the page. */
  saved: boolean;
}

/**
 * A list in local storage under `key`, read by `parse`, which takes any text, and written by `textOf`.
 * `change` reads storage first, so that two tabs lose nothing of each other's. What cannot be read may be a
 * list, so from then on this page overwrites nothing. Never throws.
 */
export function storedList<Item>(
  key: string,
  parse: (text: string | null) => readonly Item[],
  textOf: (list: readonly Item[]) => string,
): {
  store: StoreApi<StoredList<Item>>;
  change: (next: (list: readonly Item[]) => readonly Item[]) => void;
} {
  let readable = true;
  // A long list takes a cheap phone a moment to parse: a text that was read or written here is known.
  let known: { text: string | null; list: readonly Item[] } | undefined;
  const read = (): readonly Item[] | undefined => {
    const text = phoneStorage.get(key);
    if (text === undefined) {
      readable = false;
      return undefined;
    }
    if (known?.text !== text) known = { text, list: parse(text) };
    return known.list;
  };
  const write = (list: readonly Item[]): boolean => {
    const text = textOf(list);
    if (!readable || !phoneStorage.set(key, text)) return false;
    known = { text, list };
    return true;
  };

  const store = createStore<StoredList<Item>>(() => ({ list: read() ?? [], saved: readable }));
  /** What storage has now, unless this page has items that storage did not take. */
  const current = (): readonly Item[] => {
    const { saved, list } = store.getState();
    return (saved && read()) || list;
  };
  followStorage(key, () => store.setState({ list: current() }));
  return {
    store,
    change: (next) => {
      const list = next(current());
      store.setState({ list, saved: write(list) });
    },
  };
}
