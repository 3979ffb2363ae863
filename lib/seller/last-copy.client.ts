import { storedList } from '@/lib/browser/stored-list.client';
import { lastCopyKey } from '@/lib/remembered/storage-keys';

/** When the last copy of the book was made that is known to be off this phone, in ms: one time, or none. */
const kept = storedList<number>(lastCopyKey, parseTime, ([time]) => String(time));

export const lastCopyStore = kept.store;

/** Remembers when a copy of the book was made that is known to be off this phone, in ms. Never throws. */
export function keepCopyTime(madeAt: number): void {
  kept.change(() => [madeAt]);
}

function parseTime(text: string | null): readonly number[] {
  const time = Number(text);
  return time > 0 && Number.isFinite(time) ? [time] : [];
}
