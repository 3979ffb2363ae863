'use client';

import type { RefObject } from 'react';
import { useClock } from '@/components/page/use-clock.client';
import textLink from '@/components/ui/text-link.module.css';
import { destinationOf } from '@/lib/delivery/delivery';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { OrderFacts } from '@/lib/order/order-link-format';
import {
  isDateWrong,
  minuteMs,
  type OrderState,
  stateMinute,
  stepOf,
} from '@/lib/order/order-state';
import { payWayName } from '@/lib/order/pay-way-texts';
import { backChange } from '@/lib/seller/book';
import { momentText } from '@/lib/seller/day-text';
import { isPaid, saidStep } from '@/lib/sent/where-it-stands';
import { sellerWords } from '@/words/seller';
import css from './order-standing.module.css';
import type { Booked } from './use-booked.client';

/** Where an order stands in the book, since when, and a button that takes back what was said last. */
export function OrderStanding({
  content,
  change,
  focusRef,
}: Booked & {
  /** Gets the focus when a step was taken, as the button that took it is gone then. */
  focusRef: RefObject<HTMLElement | null>;
}) {
  const { state, order } = content;
  const stands = stepOf(state);
  const nameOf = (is: typeof stands) => sellerWords.stands[saidStep(is, content)];
  const canTakeBack = !useClock(isDateWrong) && (state?.soldOut || stands !== 'new');
  const takeBack = () => {
    change((entry) => backChange(entry, stateMinute(Date.now())));
    focusRef.current?.focus();
  };
  return (
    <section
      ref={focusRef}
      className={css.standing}
      tabIndex={-1}
      aria-label={sellerWords.stateTitle}
    >
      <p role="status" className={css.now}>
        <strong className={css.step}>{nameOf(stands)}</strong> <span>{factsOf(state)}</span>
      </p>
      {!isPaid(state) && <p>{paysText(order)}</p>}
      {state && state.steps.length > 1 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        <ol role="list" className={css.steps}>
          {state.steps.slice(0, -1).map(({ is, at }) => (
            <li key={`${is} ${at}`}>
              {nameOf(is)}, {momentText(minuteMs(at))}
            </li>
          ))}
        </ol>
      )}
      {canTakeBack && (
        <button type="button" className={textLink.button} data-no-print="" onClick={takeBack}>
          {state?.soldOut
            ? sellerWords.takeBackQuestion
            : fillText(sellerWords.takeBack, { step: nameOf(stands) })}
        </button>
      )}
    </section>
  );
}

function paysText(order: OrderFacts): string {
  if (order.payBy === 'undecided') return sellerWords.paysUndecided;
  const { area } = destinationOf(order);
  return fillText(sellerWords.paysBy, { way: payWayName(order.payBy, area) });
}

function factsOf(state: OrderState | undefined): string {
  const since = state?.steps.at(-1)?.at;
  return [
    since !== undefined && fillText(sellerWords.since, { time: momentText(minuteMs(since)) }),
    state?.toPayKes !== undefined &&
      fillText(isPaid(state) ? sellerWords.isPaid : sellerWords.toPay, {
        sum: shownKes(state.toPayKes),
      }),
    state?.paidCode && fillText(sellerWords.paidBy, { code: state.paidCode }),
    [state?.carrier, state?.waybill].filter(Boolean).join(', '),
    state?.soldOut && sellerWords.asked,
  ]
    .filter(Boolean)
    .join(' · ');
}
