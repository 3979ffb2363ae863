'use client';

import { PayNumbers } from '@/components/cart/pay-numbers.client';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { LinkContent, OrderFacts } from '@/lib/order/link-format';
import { goodsKes, orderTotalKes } from '@/lib/order/order-link';
import { eitherMeans } from '@/lib/order/order-text';
import { type PayBy, shopPayWays } from '@/lib/order/pay-way';
import { paybillAccount } from '@/lib/order/paybill-account';
import { isWholesale } from '@/lib/order/wholesale';
import { cartWords } from '@/words/cart';
import { orderPageWords } from '@/words/order-page';
import css from './order-payment.module.css';

const { payWays, payOnReceiptLater, wholesaleFirst } = cartWords;

/** What is unfolded for an order without a way to pay. */
const undecidedWays = (['mpesa', 'paybill', 'till'] as const)
  .filter((way) => shopPayWays().includes(way))
  .slice(0, 2);

/** How the order is paid: its way, with the shop's numbers of today to copy. */
export function OrderPayment({ content, order }: { content: LinkContent; order: OrderFacts }) {
  return (
    <section className={css.payment} aria-labelledby="pay">
      <h2 id="pay" className={css.title}>
        {orderPageWords.pay}
      </h2>
      {isWholesale(content.lines) && <p>{wholesaleFirst}</p>}
      <Way content={content} order={order} way={wayOf(order.payBy)} />
    </section>
  );
}

function Way({
  content,
  order: { reference },
  way,
}: {
  content: LinkContent;
  order: OrderFacts;
  way: PayBy;
}) {
  const isAsked = isWholesale(content.lines);
  const sum = shownKes(orderTotalKes(content));
  const numbers = (of: 'mpesa' | 'till' | 'paybill') => (
    <PayNumbers
      way={of}
      toPay={isAsked ? undefined : orderTotalKes(content)}
      reference={reference}
    />
  );
  if (way === 'card' && isAsked) return <p>{payWays.card}</p>;
  if (way === 'delivery' && isAsked) return <p>{payOnReceiptLater}</p>;
  if (way === 'card')
    return <p>{fillText(orderPageWords.payByCard, { sum: shownKes(goodsKes(content)) })}</p>;
  if (way === 'delivery') return <p>{fillText(orderPageWords.payOnReceipt, { sum })}</p>;
  if (way !== 'undecided')
    return (
      <div className={css.box}>
        <p className={css.way}>{payWays[way]}</p>
        {numbers(way)}
      </div>
    );
  const either = eitherMeans(paybillAccount(reference));
  if (!either) return <p>{orderPageWords.payUndecided}</p>;
  return (
    <>
      <div className={css.box} data-no-print="">
        {undecidedWays.map((of) => (
          <details key={of} className={css.fold}>
            <summary className={css.summary}>{payWays[of]}</summary>
            {numbers(of)}
          </details>
        ))}
      </div>
      <p className={css.onPaper}>{fillText(orderPageWords.payEither, { means: either })}</p>
    </>
  );
}

/** A way that the shop no longer has counts as none. */
function wayOf(payBy: PayBy): PayBy {
  return shopPayWays().find((way) => way === payBy) ?? 'undecided';
}
