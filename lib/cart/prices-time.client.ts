import { phoneStorage } from '@/lib/browser/phone-storage.client';
import { pricesTimeKey } from '@/lib/remembered/storage-keys';
import type { CartLine } from './cart-lines';

/** A line id of this year begins with a later time (./cart-store.client). */
const FIRST_TIME = Date.UTC(2020, 0);

/** Keeps when the prices of the whole cart were today's, in ms; where it cannot, they count as old at the next visit. */
export function keepPricesTime(ms: number): void {
  phoneStorage.set(pricesTimeKey, String(ms));
}

/**
 * Since when, in ms, the prices of these lines may have changed: the time they were compared with the
 * shop's, or the oldest line was added. Undefined where that is not known.
 */
export function pricesTime(lines: readonly CartLine[]): number | undefined {
  const added = lines.map(({ lineId }) => Number.parseInt(lineId, 36));
  const compared = Number(phoneStorage.get(pricesTimeKey));
  const times = [
    ...(added.length > 0 && added.every(isTime) ? [Math.min(...added)] : []),
    ...(isTime(compared) ? [compared] : []),
  ];
  return times.length > 0 ? Math.max(...times) : undefined;
}

function isTime(ms: number): boolean {
  return ms > FIRST_TIME && ms <= Date.now();
}
