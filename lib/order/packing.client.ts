import { createStore } from 'zustand/vanilla';
import { type PackedOrder, packedText, parsePacked, withTick } from './packing';
import { packingKey } from './packing-key';

/** The ticks of packing lists on this phone. */
interface PackingState {
  packed: readonly PackedOrder[];
  /** False if storage cannot be read or did not take the last tick: the ticks last as long as the page. */
  saved: boolean;
}

export const packingStore = createStore<PackingState>(() => {
  const stored = read();
  return { packed: [], ...stored, saved: stored !== undefined };
});

/** Ticks a row of an order, or takes its tick off (docs/behaviour.md 38.3). Never throws. */
export function tickRow(tick: { id: string; row: number; ticked: boolean }): void {
  const { saved, packed: own } = packingStore.getState();
  // Storage is read before each change, so that two tabs lose nothing of each other's. What cannot be read
  // may be ticks, so it is not overwritten.
  const stored = read();
  const packed = withTick((saved && stored?.packed) || own, tick);
  packingStore.setState({ packed, saved: stored !== undefined && write(packed) });
}

/** Undefined where storage is blocked. */
function read(): Pick<PackingState, 'packed'> | undefined {
  try {
    return { packed: parsePacked(window.localStorage.getItem(packingKey)) };
  } catch {
    return undefined;
  }
}

function write(packed: readonly PackedOrder[]): boolean {
  try {
    window.localStorage.setItem(packingKey, packedText(packed));
    return true;
  } catch {
    return false;
  }
}

/** Takes over what another tab stored, unless this page has ticks that storage did not take. */
function followStorage(): void {
  if (packingStore.getState().saved) packingStore.setState(read() ?? {});
}

window.addEventListener('storage', ({ key }) => {
  // The key is null if everything was cleared.
  if (key === packingKey || key === null) followStorage();
});
// A page restored by the Back button, as after a reply is sent, has missed the storage events in between.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStorage();
});
