'use client';

import { useId } from 'react';
import type { OrderContent } from '@/lib/order/link-format';
import { amountsToday, orderReplies } from '@/lib/order/ready-replies';
import { sellerWords } from '@/words/seller';
import { PackingList } from './packing-list.client';
import { ReadyReply } from './ready-reply.client';
import css from './seller-tools.module.css';
import type { OrderToday } from './use-order-today.client';

/** What the seller does with an order: packs it, and answers with a ready reply. */
export function SellerTools({
  content: { lines, order },
  today,
}: {
  content: OrderContent;
  today: OrderToday;
}) {
  const [packing, replies] = [useId(), useId()];
  const amounts = todaysAmounts({ lines, order }, today);
  const note = {
    same: '',
    changed: sellerWords.amountsChanged,
    unknown: sellerWords.amountsUnknown,
  }[amounts];
  return (
    <div className={css.parts}>
      <section className={css.part} aria-labelledby={packing}>
        <h2 id={packing} className={css.title}>
          {sellerWords.packing}
        </h2>
        <PackingList content={{ lines, order }} lines={today.lines} labelledBy={packing} />
      </section>
      <section className={css.replies} aria-labelledby={replies}>
        <h2 id={replies} className={css.title}>
          {sellerWords.replies}
        </h2>
        <p className={css.hint}>{sellerWords.howToSend}</p>
        {orderReplies({ lines, order }).map((text) => (
          <ReadyReply key={text} text={text} />
        ))}
        {/* Below the replies, which it would push from under a finger, and in the page before it has content. */}
        <p role="status" className={note && css.note}>
          {note}
        </p>
      </section>
    </div>
  );
}

/** Kept prices are not today's, so they prove nothing. */
function todaysAmounts(content: OrderContent, today: OrderToday) {
  if (today.status === 'pending') return 'same';
  return today.keptOf ? 'unknown' : amountsToday(content, today.lines);
}
