import { createStore } from 'zustand/vanilla';
import { cartStore } from '@/lib/cart/cart-store.client';
import { removeSent } from '@/lib/cart/edit-cart.client';
import type { LinkContent } from '@/lib/order/order-link-format';
import { onForgotten } from '@/lib/remembered/forgotten.client';
import { type KeptOrder, sentPart } from './orders';
import { answerOrder, takeState } from './orders.client';

interface NextStep {
  /** The order of which this page says what happens next; it was sent. */
  order?: KeptOrder | undefined;
  /** Takes the answer back, where no lines have left the cart with it: those have an Undo of their own. */
  takeBack?: (() => void) | undefined;
}

export const nextStepStore = createStore<NextStep>(() => ({}));

/**
 * The shopper has sent this order: its lines leave the cart, unless they have changed since. Undo brings
 * them back, and with them the question.
 */
export function orderWasSent(order: KeptOrder): void {
  const { lineIds } = sentPart(cartStore.getState().lines, order);
  const undo = answerOrder(order.reference, true);
  const takeBack = () => {
    undo();
    closeNextStep();
  };
  removeSent(lineIds, takeBack);
  nextStepStore.setState({ order, takeBack: lineIds.length === 0 ? takeBack : undefined });
}

/**
 * Takes over what has become of an order from the link of a reply. It was sent, then, so its lines leave the
 * cart as above; Undo brings the lines back alone.
 */
export function takeNews(content: LinkContent): void {
  const order = takeState(content);
  if (order) removeSent(sentPart(cartStore.getState().lines, order).lineIds, () => {});
}

/** Says no more what happens next. */
export function closeNextStep(): void {
  nextStepStore.setState({ order: undefined, takeBack: undefined });
}

onForgotten(closeNextStep);
