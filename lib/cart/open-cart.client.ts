import { createStore } from 'zustand/vanilla';

/** Whether the cart dialog is open; 'behind': loaded for what it shows while it is closed. */
export const openCartStore = createStore<{ open: boolean | 'behind' }>(() => ({ open: false }));

/** Opens the cart dialog. */
export function openCart(): void {
  openCartStore.setState({ open: true });
}

/** Closes the cart dialog. */
export function closeCart(): void {
  openCartStore.setState({ open: false });
}

/** Loads the cart without opening it, for an order that was paid on the page before. */
export function loadCartBehind(): void {
  openCartStore.setState({ open: 'behind' });
}
