'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import { blockDoubleTap } from '@/lib/browser/presses.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { takeChoices } from '@/lib/delivery/order-choices.client';
import type { LinkContent } from '@/lib/order/order-link-format';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { hasSameItems, orderAgain, type PutInCart } from '@/lib/sent/order-again';
import { putInCart, undoPut } from '@/lib/sent/order-again.client';
import { changeOrder } from '@/lib/sent/orders.client';

/** The actions of the buttons of an order and of a shared cart. */
export type Action = 'order' | 'change' | 'put';

/** The fate of a filled cart. */
export const answers = ['replace', 'add', 'keep'] as const;
export type Answer = (typeof answers)[number];

export type Step =
  | { is: 'idle' | 'kept' | 'undone' | 'nothing' }
  /** `gone`: how many lines were left out. */
  | { is: 'put'; gone: number }
  /** For today's catalogue. */
  | { is: 'waiting'; action: Action }
  /** For an answer to the question. `away`: the person has left this part of the page meanwhile. */
  | { is: 'asking'; action: Action; away: boolean };

/**
 * How far a person is who puts the lines of a link into the cart, and what the buttons do. The refs are for
 * the focus: the `part` of the page with the buttons, and the `question` in it.
 */
export function useOrderActions(content: LinkContent, today: OrderToday) {
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const [put, setPut] = useState<PutInCart>();
  const part = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const tapped = useRef<HTMLButtonElement>(null);

  const place = (action: Action, how: 'replace' | 'add', away = false) => {
    const possible = orderAgain(today.lines);
    if (!possible) return;
    const placed = putInCart(possible.lines, how);
    setPut(placed);
    finish({ is: 'put', gone: possible.gone }, away);
    if (action === 'change') change(placed.added);
  };
  /** From now on the cart is the order of the link, changed. */
  const change = (lines: readonly CartLine[]) => {
    changeOrder(content, lines);
    if (content.order) takeChoices(content.order);
    openCart();
  };
  /** The button of an answer leaves the page, so the focus returns to the one that was tapped first. */
  const finish = (next: Step, away = false) => {
    if (!away) tapped.current?.focus();
    blockDoubleTap(part.current);
    setStep(next);
  };
  const act = (action: Action, away = false) => {
    const { lines } = cartStore.getState();
    const possible = orderAgain(today.lines);
    if (action !== 'order' && hasSameItems(lines, content.lines)) change(lines);
    else if (!possible) {
      if (today.status === 'unreachable') today.retry();
      setStep({ is: 'waiting', action });
    } else if (possible.lines.length === 0) setStep({ is: 'nothing' });
    else if (lines.length === 0) place(action, 'replace', away);
    else setStep({ is: 'asking', action, away });
  };
  const answered = useEffectEvent(() => {
    if (step.is === 'waiting') act(step.action, !part.current?.contains(document.activeElement));
  });
  useEffect(() => {
    if (today.status === 'loaded' || today.keptOf) answered();
  }, [today.status, today.keptOf]);
  useEffect(() => {
    if (step.is === 'asking' && !step.away) question.current?.focus();
  }, [step]);
  // Lines that were replaced before or during a payment must not return as a part of it.
  useEffect(() => paymentStore.subscribe(() => setPut(undefined)), []);

  const tap = (action: Action, button: HTMLButtonElement) => {
    tapped.current = button;
    // Safari does not: the person would count as away when the shop answers.
    button.focus();
    blockDoubleTap(part.current);
    act(action);
  };
  const answer = (given: Answer) => {
    if (given === 'keep') finish({ is: 'kept' });
    else if (step.is === 'asking') place(step.action, given);
  };
  const undo = () => {
    if (!put) return;
    undoPut(put);
    setPut(undefined);
    finish({ is: 'undone' });
  };
  return { part, question, step, canUndo: put !== undefined, tap, answer, undo };
}
