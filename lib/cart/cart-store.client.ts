import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { shop } from '@/data/shop';
import {
  addLine,
  type CartLine,
  changeQuantity,
  countItems,
  removeLine,
  withoutPaid,
} from './cart-lines';
import { cartStorage, isCartSaved, type StoredCart } from './cart-storage.client';

export interface CartState extends StoredCart {
  /** False where the phone's storage took no change: the cart is gone when the page closes. */
  saved: boolean;
}

const key = `${shop.id}-cart`;

/** The cart, kept in local storage under '{shop}-cart' (spec §3, §9). */
export const cartStore = createStore<CartState>()(
  persist((): CartState => ({ lines: [], saved: true }), {
    name: key,
    storage: cartStorage,
    partialize: ({ lines }): StoredCart => ({ lines }),
  }),
);

/**
 * Appends a line of its own; the same product twice is two lines (spec §4). Returns how many items the
 * cart holds now.
 */
export function addToCart(item: Omit<CartLine, 'lineId'>): number {
  change((lines) => addLine(lines, { ...item, lineId: newLineId() }));
  return countItems(cartStore.getState().lines);
}

/** Raises or lowers a line's quantity; at 0 the line goes. */
export function changeLineQuantity(lineId: string, by: number): void {
  change((lines) => changeQuantity(lines, lineId, by));
}

export function removeFromCart(lineId: string): void {
  change((lines) => removeLine(lines, lineId));
}

export function clearCart(): void {
  change(() => []);
}

/** Takes out the lines of a payment; what she added meanwhile stays. */
export function clearPaid(paid: readonly CartLine[]): void {
  change((lines) => withoutPaid(lines, paid));
}

/** Storage is read before each change, so that two tabs never overwrite each other's lines. */
function change(next: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  followStorage();
  cartStore.setState(({ lines }) => ({ lines: next(lines) }));
  const saved = isCartSaved();
  if (saved !== cartStore.getState().saved) cartStore.setState({ saved });
  announce();
}

/** Takes over what another tab stored, unless this tab holds lines that storage did not take. */
function followStorage(): void {
  if (cartStore.getState().saved) void cartStore.persist.rehydrate();
}

/** The signal of spec §4: whoever shows the cart elsewhere on the page can listen for it. */
function announce(): void {
  window.dispatchEvent(new Event('cart-updated'));
}

function newLineId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

function listenToOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    // A key of null means that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    followStorage();
    announce();
  });
  // A page brought back by the Back button has missed the storage events meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) followStorage();
  });
}

if (typeof window !== 'undefined') listenToOtherTabs();
