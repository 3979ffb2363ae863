import { storedList } from '@/lib/browser/stored-list.client';
import { packedText, parsePacked, withTick } from './packing';
import { packingKey } from './packing-key';

/** The ticks of packing lists on this phone. */
const packing = storedList(packingKey, parsePacked, packedText);

export const packingStore = packing.store;

/** Ticks a row of an order, or takes its tick off. Never throws. */
export function tickRow(tick: { id: string; row: number; ticked: boolean }): void {
  packing.change((packed) => withTick(packed, tick));
}
