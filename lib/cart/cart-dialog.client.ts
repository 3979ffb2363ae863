import { createStore } from 'zustand/vanilla';

/** Whether the cart dialog is open; the bar, a product and a payment open or close it. */
export const cartDialogStore = createStore(() => ({ open: false }));

/** Opens the cart dialog. */
export function openCart(): void {
  cartDialogStore.setState({ open: true });
}

/** Closes the cart dialog. */
export function closeCart(): void {
  cartDialogStore.setState({ open: false });
}
