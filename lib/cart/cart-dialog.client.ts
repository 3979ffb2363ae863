import { createStore } from 'zustand/vanilla';

/** Whether the cart dialog is open (spec §4): the bar, a product and a payment all have a say. */
export const cartDialogStore = createStore(() => ({ open: false }));

export function openCart(): void {
  cartDialogStore.setState({ open: true });
}

export function closeCart(): void {
  cartDialogStore.setState({ open: false });
}
