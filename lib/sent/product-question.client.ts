import { createStore } from 'zustand/vanilla';
import type { CartLine } from '@/lib/cart/cart-lines';
import { closeCart, loadCartBehind, openCartStore } from '@/lib/cart/open-cart.client';
import type { MissingChoices } from '@/lib/order/missing-choices';
import { onForgotten } from '@/lib/remembered/forgotten.client';

/** A product's order that leaves something open. */
interface ProductQuestion {
  item: Omit<CartLine, 'lineId'>;
  missing: MissingChoices;
}

/** The step before a product's own order is sent, which the cart's script shows. */
export const productQuestionStore = createStore<{ step?: ProductQuestion | undefined }>(() => ({}));

/** Shows the step; where the cart's script does not load, `goOn` is called instead. */
export function askBeforeProduct(step: ProductQuestion, goOn: () => void): void {
  productQuestionStore.setState({ step });
  loadCartBehind();
  const stop = openCartStore.subscribe(({ open }) => {
    if (open === 'behind') return;
    stop();
    const isWaiting = productQuestionStore.getState().step !== undefined;
    productQuestionStore.setState({ step: undefined });
    // The step was not shown: one that was is gone by now. Who has opened the cart goes on there.
    if (isWaiting && !open) goOn();
  });
}

/** Closes the step. */
export function closeProductQuestion(): void {
  productQuestionStore.setState({ step: undefined });
  if (openCartStore.getState().open === 'behind') closeCart();
}

onForgotten(closeProductQuestion);
