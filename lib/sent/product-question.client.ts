import { createStore } from 'zustand/vanilla';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartDialogStore, closeCart, loadCartBehind } from '@/lib/cart/open-cart.client';
import type { MissingChoices } from '@/lib/order/missing-choices';
import { onForgotten } from '@/lib/remembered/forgotten.client';

/** A product's order that leaves something open. */
interface ProductStep {
  item: Omit<CartLine, 'lineId'>;
  missing: MissingChoices;
}

/** The step before a product's own order is sent, which the cart's script shows. */
export const productStepStore = createStore<{ step?: ProductStep | undefined }>(() => ({}));

/** Shows the step; where the cart's script does not load, `goOn` is called instead. */
export function showProductStep(step: ProductStep, goOn: () => void): void {
  productStepStore.setState({ step });
  loadCartBehind();
  const stop = cartDialogStore.subscribe(({ open }) => {
    if (open === 'behind') return;
    stop();
    const isWaiting = productStepStore.getState().step !== undefined;
    productStepStore.setState({ step: undefined });
    // The step was not shown: one that was is gone by now. Who has opened the cart goes on there.
    if (isWaiting && !open) goOn();
  });
}

/** Closes the step. */
export function closeProductStep(): void {
  productStepStore.setState({ step: undefined });
  if (cartDialogStore.getState().open === 'behind') closeCart();
}

onForgotten(closeProductStep);
