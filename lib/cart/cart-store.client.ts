import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { followStorage } from '@/lib/browser/follow-storage.client';
import { cartKey } from '@/lib/remembered/storage-keys';
import { addLine, type CartLine, countItems, linesLost } from './cart-lines';
import { cartStorage, isCartSaved, type StoredCart } from './cart-storage.client';

interface CartState extends StoredCart {
  /** False if local storage did not take the last change: the cart is lost when the visit ends. */
  saved: boolean;
}

/**
 * The cart, kept in local storage under '<shop id>-cart', and for the visit in
 * session storage. Empty in the prerendered page. `persist` throws an error of storage after memory has
 * changed, and stays unhydrated for good after broken JSON: wait for no `hasHydrated`.
 */
export const cartStore = createStore<CartState>()(
  persist((): CartState => ({ lines: [], saved: true }), {
    name: cartKey,
    storage: cartStorage,
    partialize: ({ lines }): StoredCart => ({ lines }),
  }),
);

/** Appends a line. Returns the number of items in the cart afterwards. */
export function addToCart(item: Omit<CartLine, 'lineId'>): number {
  changeCart((lines) => addLine(lines, { ...item, lineId: newLineId() }));
  return countItems(cartStore.getState().lines);
}

/**
 * Changes the cart; what only the cart dialog changes is in ./edit-cart.client. Storage is read before
 * each, so that two tabs never overwrite each other's lines.
 */
export function changeCart(next: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  takeOver();
  cartStore.setState(({ lines }) => ({ lines: next(lines) }));
  const saved = isCartSaved();
  if (saved !== cartStore.getState().saved) cartStore.setState({ saved });
  announce();
}

/** Takes over what another tab stored or removed, unless storage did not take this tab's lines. */
function takeOver(removed = false): void {
  const before = cartStore.getState();
  if (!before.saved) return;
  // Nor must it return on the next page.
  if (removed) cartStore.persist.clearStorage();
  void cartStore.persist.rehydrate();
  const { lines } = cartStore.getState();
  const lost = linesLost(before.lines, lines, own);
  if (lost[0]) cartStore.setState({ lines: [...lines, ...lost] });
}

/** The ids of the lines that this page has added. */
const own = new Set<string>();

/** Fires the event that other code on the page can listen for. */
function announce(): void {
  window.dispatchEvent(new Event('cart-updated'));
}

/** The id of a new line. Begins with the time, which ./prices-time.client reads. */
export function newLineId(): string {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  own.add(id);
  return id;
}

followStorage(cartKey, (event) => {
  takeOver(event?.newValue === null);
  if (event) announce();
});
