import { storedText } from '@/lib/browser/stored-text.client';
import { seenProductsKey } from '@/lib/remembered/storage-keys';
import { parseSeen, withSeen } from './seen-products';

/** The ids of the products that this phone remembers as seen, the last first. Never throws. */
export function seenIds(): readonly string[] {
  return parseSeen(storedText(seenProductsKey));
}

/** Remembers a product as seen, where storage can be written. Returns the ids of those seen before it. */
export function noteSeen(id: string): readonly string[] {
  const ids = withSeen(seenIds(), id);
  try {
    window.localStorage.setItem(seenProductsKey, JSON.stringify(ids));
  } catch {}
  return ids.slice(1);
}

/** Forgets all of them. */
export function forgetSeen(): void {
  try {
    window.localStorage.removeItem(seenProductsKey);
  } catch {}
}
