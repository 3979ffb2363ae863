'use client';

import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import textLink from '@/components/ui/text-link.module.css';
import { bookOrder, bookStore } from '@/lib/book/book.client';
import { readPhone } from '@/lib/book/customer-phone';
import type { OrderContent } from '@/lib/order/link-format';
import { withPriceSteps } from '@/lib/order/link-lines';
import { stepOf } from '@/lib/order/order-state';
import { amountsToday } from '@/lib/order/ready-replies';
import { sellerWords } from '@/words/seller';
import { CustomerFields } from './customer-fields.client';
import { OrderStanding } from './order-standing.client';
import { OrderSteps } from './order-steps.client';
import { PackingList } from './packing-list.client';
import css from './seller-tools.module.css';
import { StockChanges } from './stock-changes.client';
import { useBooked } from './use-booked.client';
import type { OrderToday } from './use-order-today.client';

/**
 * What the shop does with an order: it is in the book from now on, is packed, and goes from step to step,
 * each with a reply to the customer.
 */
export function SellerTools({ content, today }: { content: OrderContent; today: OrderToday }) {
  const { lines, order } = content;
  useEffect(() => bookOrder({ lines, order }), [lines, order]);
  const kept = useBooked(content);
  const booked = { ...kept, content: withPriceSteps(kept.content, today.lines) };
  const saved = useStore(bookStore, (book) => book.saved);
  const state = useRef<HTMLElement>(null);
  const [customer, packing, steps] = [useId(), useId(), useId()];
  const amounts = {
    same: '',
    changed: sellerWords.amountsChanged,
    unknown: sellerWords.amountsUnknown,
  }[todaysAmounts(withPriceSteps({ lines, order }, today.lines), today)];
  const stands = stepOf(booked.content.state);
  const isOther = JSON.stringify(booked.content.order) !== JSON.stringify(order);
  return (
    <div className={css.parts}>
      <section className={css.part} aria-label={sellerWords.title}>
        <p role="status" className={saved ? undefined : css.note}>
          {saved ? '' : sellerWords.notKept}
        </p>
        {isOther && <p className={css.note}>{sellerWords.otherFacts}</p>}
        <OrderStanding {...booked} focusRef={state} />
        <a className={textLink.link} href="#book" data-no-print="">
          {sellerWords.toBook}
        </a>
      </section>
      <section className={css.part} aria-labelledby={customer}>
        <h2 id={customer} className={css.title}>
          {sellerWords.customer}
        </h2>
        <CustomerFields {...booked} />
      </section>
      <section className={css.replies} aria-labelledby={steps}>
        <h2 id={steps} className={css.title}>
          {sellerWords.replies}
        </h2>
        <p className={css.hint}>
          {sellerWords.howToSend}
          {!readPhone(booked.entry.phone)?.chat && ` ${sellerWords.noNumber}`}
        </p>
        <OrderSteps
          booked={booked}
          onTaken={() => state.current?.focus()}
          amounts={
            <p role="status" className={amounts && css.note}>
              {amounts}
            </p>
          }
        />
        {stands !== 'new' && stands !== 'confirmed' && stands !== 'cancelled' && (
          <StockChanges lines={today.lines} />
        )}
      </section>
      <section className={css.part} aria-labelledby={packing}>
        <h2 id={packing} className={css.title}>
          {sellerWords.packing}
        </h2>
        <PackingList content={content} lines={today.lines} labelledBy={packing} />
      </section>
    </div>
  );
}

/** Kept prices are not today's, so they prove nothing. */
function todaysAmounts(content: OrderContent, today: OrderToday) {
  if (today.status === 'pending') return 'same';
  return today.keptOf ? 'unknown' : amountsToday(content, today.lines);
}
