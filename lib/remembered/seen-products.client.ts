import { phoneStorage } from '@/lib/browser/phone-storage.client';
import { seenProductsKey } from '@/lib/remembered/storage-keys';
import { longestName } from '@/lib/values/limits';
import { isText, parseJson } from '@/lib/values/unknown-values';

/** So many are kept: some will have left the shop. */
const MOST_KEPT = 12;

/**
 * The ids in a text of storage, `["brogue","sandal"]`, the last seen first. What is no id, too long or
 * doubled is left out.
 */
export function parseSeen(text: string | null): readonly string[] {
  const stored = parseJson(text);
  const ids = Array.isArray(stored) ? stored.slice(0, 2 * MOST_KEPT) : [];
  const valid = ids.filter((id): id is string => isText(id) && id.length <= longestName);
  return [...new Set(valid)].slice(0, MOST_KEPT);
}

/** The ids with one more in front. */
export function withSeen(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_KEPT);
}

const SHOWN = 4;

/** Those of the shop's products that were seen, the last first, no more than `SHOWN`. */
export function seenProducts<P extends { id: string }>(
  products: readonly P[],
  ids: readonly string[],
): readonly P[] {
  return ids.flatMap((id) => products.filter((product) => product.id === id)).slice(0, SHOWN);
}

/** The ids of the products that this phone remembers as seen, the last first. Never throws. */
export function seenIds(): readonly string[] {
  return parseSeen(phoneStorage.get(seenProductsKey) ?? null);
}

/** Remembers a product as seen, where storage can be written. Returns the ids of those seen before it. */
export function noteSeen(id: string): readonly string[] {
  const ids = withSeen(seenIds(), id);
  phoneStorage.set(seenProductsKey, JSON.stringify(ids));
  return ids.slice(1);
}

/** Forgets all of them. */
export function forgetSeen(): void {
  phoneStorage.remove(seenProductsKey);
}
