'use client';

import { PayNumbers } from '@/components/cart/pay-numbers.client';
import { countItems } from '@/lib/cart/cart-lines';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { LinkContent, OrderFacts } from '@/lib/order/link-format';
import { goodsKes, orderTotalKes } from '@/lib/order/order-link';
import { eitherMeans } from '@/lib/order/order-text';
import { type NumberWay, numberWays, type PayBy, shopPayWays } from '@/lib/order/pay-way';
import { payWhen } from '@/lib/order/pay-when';
import { paybillAccount } from '@/lib/order/paybill-account';
import { isWholesale } from '@/lib/order/wholesale';
import { cartWords } from '@/words/cart';
import { orderPageWords } from '@/words/order-page';
import css from './order-payment.module.css';
import { PastePayment } from './paste-payment.client';

const { payWays, payOnReceiptLater, wholesaleFirst } = cartWords;

/** How the order is paid: its way, with the shop's numbers of today to copy. */
export function OrderPayment({
  content,
  order,
  isChanged = false,
}: {
  content: LinkContent;
  order: OrderFacts;
  /** Whether prices or stock are others today: the customer asks before paying. */
  isChanged?: boolean;
}) {
  const paid = { content, order, isChanged, way: wayOf(order.payBy) };
  return (
    <section className={css.payment} aria-labelledby="pay">
      <h2 id="pay" className={css.title}>
        {orderPageWords.pay}
      </h2>
      {isWholesale(countItems(content.lines)) && <p>{wholesaleFirst}</p>}
      <Way {...paid} />
      <Paste {...paid} />
    </section>
  );
}

/** For an order that is paid to a number of the shop's, and whose sum is known. */
function Paste({ content, order: { reference, day, feeKes }, way }: Paid) {
  const isByNumber = way !== 'card' && way !== 'delivery' && numberWays().length > 0;
  if (!isByNumber || isWholesale(countItems(content.lines))) return null;
  return (
    <PastePayment
      due={{
        sumKes: orderTotalKes(content),
        feeIsAsked: feeKes === undefined,
        reference,
        day,
        way: way === 'undecided' ? undefined : way,
      }}
    />
  );
}

interface Paid {
  content: LinkContent;
  order: OrderFacts;
  way: PayBy;
  isChanged: boolean;
}

function Way({ content, order: { reference, feeKes }, way, isChanged }: Paid) {
  const isAsked = isWholesale(countItems(content.lines));
  const sum = shownKes(orderTotalKes(content));
  const toPay = isAsked ? undefined : orderTotalKes(content);
  const numbers = (of: NumberWay) => (
    <PayNumbers
      way={of}
      toPay={toPay}
      reference={reference}
      when={isChanged ? 'confirmed' : payWhen(way, { toPayKes: toPay, feeKes })}
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
        {numberWays().map((of) => (
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
