'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { useStore } from 'zustand';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import { buttonClass } from '@/components/ui/button';
import { ignoreRepeated } from '@/lib/browser/presses.client';
import { countItems } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { countText } from '@/lib/format/fill-text';
import type { LinkContent } from '@/lib/order/order-link-format';
import { orderPageWords } from '@/words/order-page';
import css from './order-actions.module.css';
import {
  type Action,
  type Answer,
  answers,
  type Step,
  useOrderActions,
} from './use-order-actions.client';

const { again: words } = orderPageWords;

/** The class of a button that looks like the links beside it. */
export const actionLinkClass = css.other;

/**
 * Puts the lines of a link into the cart of this phone, when the person says so and as the person says
 * where the cart is filled.
 */
export function OrderActions({
  content,
  actions,
  main,
  today,
  asLinks = false,
  children,
}: {
  content: LinkContent;
  actions: readonly Action[];
  /** The one that the person most likely wants; without one each is a plain button. */
  main?: Action | undefined;
  today: OrderToday;
  /** Whether those that are not the main one look like text links. */
  asLinks?: boolean;
  /** The controls in the same row. */
  children?: ReactNode;
}) {
  const others = asLinks ? css.other : buttonClass('plain');
  const count = useStore(cartStore, (cart) => countItems(cart.lines));
  const { part, question, step, canUndo, tap, answer, undo } = useOrderActions(content, today);
  const text = statusText(step, today.status, count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key held down counts once
    <div ref={part} className={css.actions} data-no-print="" onKeyDown={ignoreRepeated}>
      <div className={asLinks ? css.asLinks : css.buttons}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={
              action === main ? buttonClass('main', asLinks ? css.main : undefined) : others
            }
            onClick={({ currentTarget }) => tap(action, currentTarget)}
          >
            {words[action]}
          </button>
        ))}
        {children}
      </div>
      {step.is === 'asking' && <Question ref={question} count={count} onAnswer={answer} />}
      <div className={text ? css.result : 'visually-hidden'}>
        {/* In the page before it has content, so that a screen reader announces it. */}
        <p role="status" className={css.text}>
          {/* The focus announces the question to a person who is still here. */}
          {step.is === 'asking' && step.away ? countText(words.question, count) : text}
        </p>
        {canUndo && text && (
          <div className={css.links}>
            <button type="button" className={css.link} onClick={undo}>
              {words.undo}
            </button>
            <button type="button" className={css.link} onClick={openCart}>
              {words.viewCart}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Asks what becomes of a filled cart. It gets the focus when it appears; Escape keeps the cart. */
function Question({
  ref,
  count,
  onAnswer,
}: {
  ref: RefObject<HTMLFieldSetElement | null>;
  count: number;
  onAnswer: (answer: Answer) => void;
}) {
  const id = useId();
  return (
    <fieldset
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
      className={css.question}
      onKeyDown={({ key }) => key === 'Escape' && onAnswer('keep')}
    >
      <p id={id}>{countText(words.question, count)}</p>
      <div className={css.buttons}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            className={buttonClass('plain')}
            onClick={() => onAnswer(answer)}
          >
            {words[answer]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function statusText(step: Step, status: OrderToday['status'], count: number): string {
  const inCart = count === 0 ? words.emptyCart : countText(words.inCart, count);
  switch (step.is) {
    case 'waiting':
      return status === 'unreachable' ? words.unreachable : words.asking;
    case 'put':
      return step.gone === 0 ? inCart : `${inCart} ${countText(words.leftOut, step.gone)}`;
    case 'undone':
      return `${words.undone} ${inCart}`;
    case 'kept':
    case 'nothing':
      return words[step.is];
    default:
      return '';
  }
}
