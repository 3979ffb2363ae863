'use client';

import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { useClock } from '@/components/page/use-clock.client';
import { DateNote } from '@/components/seller/parts/date-note.client';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import textCss from '@/components/ui/text.module.css';
import textLink from '@/components/ui/text-link.module.css';
import { fillText } from '@/lib/format/fill-text';
import type { OrderContent } from '@/lib/order/order-link-format';
import { isDateWrong, stepOf } from '@/lib/order/order-state';
import { bookStore, takeUpOrder } from '@/lib/seller/book.client';
import { bookCode } from '@/lib/seller/book-codes';
import { readPhone } from '@/lib/seller/customer-phone';
import { nextOrderSteps } from '@/lib/seller/next-order-steps';
import { amountsToday } from '@/lib/seller/ready-replies';
import { isCancelled, saidStep } from '@/lib/sent/where-it-stands';
import { sellerWords } from '@/words/seller';
import { CustomerFields } from './customer-fields.client';
import { OrderStanding } from './order-standing.client';
import { OrderStepReply } from './order-step-reply.client';
import { PackingList } from './packing-list.client';
import css from './seller-tools.module.css';
import { StockChanges } from './stock-changes.client';
import type { Booked } from './use-booked.client';

/**
 * The shop's work on an order: the order enters the book, is packed, and goes from step to step,
 * each with a reply to the customer.
 */
export function SellerTools({
  content,
  booked,
  today,
  isCompared,
}: {
  /** The order of the link. */
  content: OrderContent;
  /** The same as the book has it. */
  booked: Booked;
  today: OrderToday;
  /** Whether its amounts are compared with today's. */
  isCompared: boolean;
}) {
  const { lines, order } = content;
  useEffect(() => takeUpOrder({ lines, order }), [lines, order]);
  const saved = useStore(bookStore, (book) => book.saved);
  const isWrong = useClock(isDateWrong);
  const standing = useRef<HTMLElement>(null);
  const [customer, packing, steps] = [useId(), useId(), useId()];
  const note = isCompared ? amountsNote(booked.content, today) : '';
  const isOther = JSON.stringify(booked.content.order) !== JSON.stringify(order);
  return (
    <div className={css.parts}>
      <div className={css.work}>
        <section className={css.part} aria-label={sellerWords.title}>
          <p role="status" className={saved ? undefined : css.note}>
            {saved ? '' : sellerWords.notKept}
          </p>
          <DateNote />
          {isOther && <p className={css.note}>{sellerWords.otherFacts}</p>}
          <OrderStanding {...booked} focusRef={standing} />
          <a className={textLink.link} href={`#${bookCode}`} data-no-print="">
            {sellerWords.toBook}
          </a>
        </section>
        {!isWrong && (
          <section className={css.replies} aria-labelledby={steps}>
            <h2 id={steps} className={css.title}>
              {sellerWords.replies}
            </h2>
            {/* Before it has a text, so that one that comes late is announced. */}
            <p role="status" className={note && css.note}>
              {note}
            </p>
            <OrderSteps booked={booked} onTaken={() => standing.current?.focus()} />
            <p className={textCss.soft}>
              {sellerWords.howToSend}
              {!readPhone(booked.entry.phone)?.chat && ` ${sellerWords.noNumber}`}
            </p>
            {takesStock(booked.content) && (
              <StockChanges lines={today.lines} isBack={isCancelled(booked.content.state)} />
            )}
          </section>
        )}
      </div>
      <div className={css.rest}>
        <section className={css.part} aria-labelledby={customer}>
          <h2 id={customer} className={css.title}>
            {sellerWords.customer}
          </h2>
          <CustomerFields {...booked} />
        </section>
        <section className={css.part} aria-labelledby={packing}>
          <h2 id={packing} className={css.title}>
            {sellerWords.packing}
          </h2>
          <PackingList content={content} booked={booked} lines={today.lines} labelledBy={packing} />
        </section>
      </div>
    </div>
  );
}

/** Whether an order has gone so far that its goods are the customer's, also where it was cancelled since. */
function takesStock({ state }: OrderContent): boolean {
  return state?.steps.some(({ is }) => is !== 'confirmed' && is !== 'cancelled') ?? false;
}

/** The note if amounts of an order are not today's; '' without a difference. */
function amountsNote({ lines, order, state }: OrderContent, today: OrderToday): string {
  const isConfirmed = state?.toPayKes !== undefined;
  if (today.status === 'pending') return isConfirmed ? '' : sellerWords.amountsPending;
  // Kept prices are not today's, so they prove nothing.
  const amounts = today.keptOf ? 'unknown' : amountsToday({ lines, order }, today.lines);
  if (!isConfirmed)
    return {
      same: '',
      changed: sellerWords.amountsChanged,
      unknown: sellerWords.amountsUnknown,
    }[amounts];
  return amounts === 'changed' ? sellerWords.amountsConfirmed : '';
}

/**
 * The possible next steps, with the likely step open. Below them is the last step, to send its
 * reply again.
 */
function OrderSteps({ booked, onTaken }: { booked: Booked; onTaken: () => void }) {
  const { content } = booked;
  const stands = stepOf(content.state);
  const next = nextOrderSteps(content);
  const again = stands === 'new' ? [] : [stands];
  return (
    <>
      {next.length === 0 && (
        <p>{isCancelled(content.state) ? sellerWords.noStep : sellerWords.allDone}</p>
      )}
      <div>
        {[...next, ...again].map((is, at) => (
          <details
            // Typed values and unfolded parts belong to one state of the order.
            key={`${stands} ${is}`}
            className={css.step}
            open={at === 0 && next.length > 0}
          >
            <summary className={css.summary}>
              {is === stands
                ? fillText(sellerWords.sayAgain, {
                    step: sellerWords.stands[saidStep(is, content)],
                  })
                : sellerWords.steps[saidStep(is, content)]}
            </summary>
            <div className={css.content}>
              <OrderStepReply is={is} booked={booked} onTaken={onTaken} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
