import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { followStorage } from '@/lib/browser/follow-storage.client';
import { localStorageOf } from '@/lib/browser/phone-storage.client';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { longestName } from '@/lib/values/limits';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';

/** The size last chosen of each group of sizes (`Product.sizeGroup`); '' for one that was forgotten. */
type MySizes = Readonly<Record<string, string>>;

/** So many groups are kept, those chosen last. */
const MOST_GROUPS = 20;

/**
 * The sizes of a text in storage, `{"state":{"sizes":{"shoes":"42"}}}`. Whatever is not one, and what is
 * too long, is left out.
 */
export function parseMySizes(text: string | null): MySizes {
  const sizes = Object.entries(asRecord(asRecord(asRecord(parseJson(text)).state).sizes));
  return Object.fromEntries(sizes.filter(isChoice).slice(-MOST_GROUPS));
}

/** The sizes with one more choice; '' forgets that of its group. */
export function withSize(sizes: MySizes, group: string, size: string): MySizes {
  const { [group]: _former, ...others } = sizes;
  return Object.fromEntries([...Object.entries(others), [group, size]].slice(-MOST_GROUPS));
}

function isChoice(entry: [group: string, size: unknown]): entry is [string, string] {
  const [group, size] = entry;
  return (
    isText(group) &&
    typeof size === 'string' &&
    group.length <= longestName &&
    size.length <= longestName
  );
}

const storage = localStorageOf((text) => ({ sizes: parseMySizes(text) }));

/**
 * The sizes that the shopper chose, kept in local storage under '<shop id>-sizes'; where storage is
 * blocked or full they last as long as the page. Never throws.
 */
export const mySizesStore = createStore<{ sizes: MySizes }>()(
  persist(() => ({ sizes: {} }), {
    name: mySizesKey,
    storage,
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

followStorage(mySizesKey, (event) => {
  if (event || storage.isChanged(mySizesKey)) void mySizesStore.persist.rehydrate();
});
