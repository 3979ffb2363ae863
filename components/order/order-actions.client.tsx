'use client';

import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { buttonClass } from '@/components/ui/button';
import { openCart } from '@/lib/cart/cart-dialog.client';
import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { countText } from '@/lib/format/fill-text';
import { hasSameItems, orderAgain, type PutInCart } from '@/lib/order/order-again';
import { putInCart, undoPut } from '@/lib/order/order-again.client';
import { takeChoices } from '@/lib/order/order-choices.client';
import type { LinkContent } from '@/lib/order/order-code';
import { changeOrder } from '@/lib/order/orders.client';
import { blockDoubleTap } from '@/lib/page/block-double-tap.client';
import { ignoreRepeated } from '@/lib/page/ignore-repeated.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { orderPageWords } from '@/words/order-page';
import css from './order-actions.module.css';
import type { OrderToday } from './use-order-today.client';

const { again: words } = orderPageWords;

/** What the buttons of an order and of a sent cart do. */
type Action = 'order' | 'change' | 'put';

const answers = ['replace', 'add', 'keep'] as const;
type Answer = (typeof answers)[number];

type Step =
  | { is: 'idle' | 'kept' | 'undone' | 'nothing' }
  /** `gone`: how many lines were left out. */
  | { is: 'put'; gone: number }
  /** For today's catalogue. */
  | { is: 'waiting'; action: Action }
  /** For an answer to the question. `away`: the person has left this part of the page meanwhile. */
  | { is: 'asking'; action: Action; away: boolean };

/**
 * Puts the lines of a link into the cart of this phone, when the person says so and as the person says
 * where the cart is filled.
 */
export function OrderActions({ content, today }: { content: LinkContent; today: OrderToday }) {
  const count = useStore(cartStore, (cart) => countItems(cart.lines));
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const [put, setPut] = useState<PutInCart>();
  const part = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const tapped = useRef<HTMLButtonElement>(null);
  const actions: readonly Action[] = content.order ? ['order', 'change'] : ['put'];

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
  // What was replaced before a payment or during one must not return as a part of it.
  useEffect(() => paymentStore.subscribe(() => setPut(undefined)), []);

  const text = statusText(step, today.status, count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key held down counts once
    <div ref={part} className={css.actions} data-no-print="" onKeyDown={ignoreRepeated}>
      <div className={css.buttons}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={buttonClass(action === 'change' ? 'plain' : 'main')}
            onClick={({ currentTarget }) => {
              tapped.current = currentTarget;
              // Safari does not: the person would count as away when the shop answers.
              currentTarget.focus();
              blockDoubleTap(part.current);
              act(action);
            }}
          >
            {words[action]}
          </button>
        ))}
      </div>
      {step.is === 'asking' && (
        <Question
          ref={question}
          count={count}
          onAnswer={(answer) =>
            answer === 'keep' ? finish({ is: 'kept' }) : place(step.action, answer)
          }
        />
      )}
      <div className={text ? css.result : 'visually-hidden'}>
        {/* In the page before it has content, so that a screen reader announces it. */}
        <p role="status" className={css.text}>
          {/* The focus announces the question to a person who is still here. */}
          {step.is === 'asking' && step.away ? countText(words.question, count) : text}
        </p>
        {put && text && (
          <div className={css.links}>
            <button
              type="button"
              className={css.link}
              onClick={() => {
                undoPut(put);
                setPut(undefined);
                finish({ is: 'undone' });
              }}
            >
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
