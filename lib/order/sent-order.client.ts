import { createStore } from 'zustand/vanilla';
import { cartStore } from '@/lib/cart/cart-store.client';
import { removeSent } from '@/lib/cart/edit-cart.client';
import { type KeptOrder, sentPart } from './orders';
import { answerOrder } from './orders.client';

/** The order of which this page says what happens next; it was sent. */
export const nextStepStore = createStore<{ order?: KeptOrder | undefined }>(() => ({}));

/**
 * The shopper has sent this order: its lines leave the cart, unless she has changed them since. Undo brings
 * them back, and with them the question.
 */
export function orderWasSent(order: KeptOrder): void {
  const { lineIds } = sentPart(cartStore.getState().lines, order);
  const takeBack = answerOrder(order.reference, true);
  removeSent(lineIds, () => {
    takeBack();
    closeNextStep();
  });
  nextStepStore.setState({ order });
}

/** Says no more what happens next. */
export function closeNextStep(): void {
  nextStepStore.setState({ order: undefined });
}
