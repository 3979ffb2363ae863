import { storedList } from '@/lib/browser/stored-list.client';
import { lastCopyKey } from '@/lib/remembered/storage-keys';

/** When the last copy of the book was saved, in ms: one time, or none. */
const kept = storedList<number>(lastCopyKey, parseTime, ([time]) => String(time));

export const lastCopyStore = kept.store;

/** Remembers that a copy of the book was saved now. Never throws. */
export function keepCopyTime(): void {
  kept.change(() => [Date.now()]);
}

function parseTime(text: string | null): readonly number[] {
  const time = Number(text);
  return time > 0 && Number.isFinite(time) ? [time] : [];
}
