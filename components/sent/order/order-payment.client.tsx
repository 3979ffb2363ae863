'use client';

import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';
import { PayNumbers } from '@/components/goods/pay-numbers.client';
import { isWholesale } from '@/lib/cart/wholesale';
import { goodsOf, isFeeOpen, sumText } from '@/lib/delivery/delivery';
import { areaOf } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { shownKes, totalKes } from '@/lib/format/money';
import { orderTotalKes } from '@/lib/order/order-link-facts';
import type { LinkContent, OrderFacts } from '@/lib/order/order-link-format';
import { stepOf } from '@/lib/order/order-state';
import { openMeans } from '@/lib/order/order-text';
import {
  type NumberWay,
  numberWays,
  openWays,
  type PayBy,
  payWhen,
  shopPayWays,
} from '@/lib/order/pay-way';
import { payWayName } from '@/lib/order/pay-way-texts';
import { cartWords } from '@/words/cart';
import { orderPageWords } from '@/words/order-page';
import { orderStateWords } from '@/words/order-state';
import { orderTextWords } from '@/words/order-text';
import css from './order-payment.module.css';
import { PastePayment } from './paste-payment.client';

const { payOnReceiptLater, wholesaleFirst } = cartWords;

type OnCode = ComponentProps<typeof PastePayment>['onCode'];

/** How the order is paid: its way, with the shop's numbers of today to copy. */
export function OrderPayment({
  content,
  order,
  isChanged = false,
  isFolded = false,
  isNext = false,
  sentCode,
  onCode,
}: {
  content: LinkContent;
  order: OrderFacts;
  /** Whether prices or stock are others today: the customer asks before paying. */
  isChanged?: boolean;
  /** Whether something else comes before paying: a tap shows how. */
  isFolded?: boolean;
  /** Whether paying is what the customer is to do now. */
  isNext?: boolean;
  /** The code of a payment that the customer has sent: how to pay is folded, or it would be paid twice. */
  sentCode?: string | undefined;
  onCode?: OnCode;
}) {
  const paid = {
    content,
    order,
    isChanged,
    way: wayOf(order.payBy),
    isFeeOpen:
      content.state?.toPayKes === undefined && isFeeOpen(order.feeKes, goodsOf(content.lines)),
  };
  const title = (
    <h2 id="pay" className={css.title}>
      {orderPageWords.pay}
    </h2>
  );
  const how = (
    <>
      {sumToPay(content) === undefined && <p>{wholesaleFirst}</p>}
      <div className={clsx(css.how, dueSumKes(paid) !== undefined && css.withPaste)}>
        <div className={css.ways}>
          <Way {...paid} />
        </div>
        <Paste {...paid} isNext={isNext} onCode={onCode} />
      </div>
    </>
  );
  return (
    <section className={css.payment} aria-labelledby="pay">
      {sentCode === undefined && !isFolded ? (
        <>
          {title}
          {how}
        </>
      ) : (
        <details data-no-print="">
          <summary className={css.again}>{title}</summary>
          <div className={css.payment}>
            {sentCode && <p>{fillText(orderPageWords.codeSent, { code: sentCode })}</p>}
            {how}
          </div>
        </details>
      )}
    </section>
  );
}

/** The sum that is paid to a number of the shop's; undefined where it is paid otherwise, or not known. */
function dueSumKes({ content, way }: Pick<Paid, 'content' | 'way'>): number | undefined {
  const isByNumber = way !== 'card' && way !== 'delivery' && numberWays().length > 0;
  return isByNumber ? sumToPay(content) : undefined;
}

function Paste({
  content,
  order: { reference },
  way,
  isFeeOpen,
  isNext,
  onCode,
}: Paid & { isNext: boolean; onCode: OnCode }) {
  const sumKes = dueSumKes({ content, way });
  if (sumKes === undefined) return null;
  return (
    <div className={css.paste}>
      <PastePayment
        due={{ sumKes, isFeeOpen, reference }}
        isNext={isNext}
        {...(onCode && { onCode })}
      />
    </div>
  );
}

interface Paid {
  content: LinkContent;
  order: OrderFacts;
  way: PayBy;
  /** Whether delivery is to be paid besides, at a fee that is not known yet. */
  isFeeOpen: boolean;
  isChanged: boolean;
}

function Way({ content, order: { reference, feeKes, area }, way, isChanged, isFeeOpen }: Paid) {
  const toPay = sumToPay(content);
  const sum = sumText(shownKes(toPay ?? 0), isFeeOpen);
  const isAsked = toPay === undefined;
  const isConfirmed = stepOf(content.state) !== 'new';
  const when = isChanged ? 'confirmed' : payWhen(way, { toPayKes: toPay, feeKes });
  const numbers = (of: NumberWay) => (
    <PayNumbers
      way={of}
      toPay={toPay}
      isFeeOpen={toPay !== undefined && isFeeOpen}
      reference={reference}
      when={isConfirmed ? undefined : when}
    />
  );
  const isCollected = areaOf(area)?.pickUp === true;
  const receipt = isCollected ? orderStateWords.next.payOnPickUp : orderPageWords.payOnReceipt;
  const onReceipt = isAsked ? payOnReceiptLater : fillText(receipt, { sum });
  if (way === 'card' && isAsked) return <p>{payWayName(way, undefined)}</p>;
  if (way === 'card')
    return <p>{fillText(orderPageWords.payByCard, { sum: shownKes(totalKes(content.lines)) })}</p>;
  if (way === 'delivery') return <p>{onReceipt}</p>;
  if (way !== 'undecided')
    return (
      <div className={css.box}>
        <p className={css.way}>{payWayName(way, undefined)}</p>
        {numbers(way)}
      </div>
    );
  const means = openMeans(reference, areaOf(area), orderTextWords);
  if (!means) return <p className={css.words}>{orderPageWords.payUndecided}</p>;
  return (
    <>
      <p className={css.words}>{orderPageWords.payNotChosen}</p>
      <div className={css.box} data-no-print="">
        {openWays(areaOf(area)).map((of) => (
          <details key={of} className={css.fold}>
            <summary className={css.summary}>{payWayName(of, areaOf(area))}</summary>
            {of === 'delivery' ? <p className={css.receipt}>{onReceipt}</p> : numbers(of)}
          </details>
        ))}
      </div>
      <p className={clsx(css.words, css.onPaper)}>
        {fillText(orderPageWords.payEither, { means })}
      </p>
    </>
  );
}

/**
 * The sum that the shop has confirmed, or else the sum of the order; undefined while the wholesale
 * price is asked for.
 */
function sumToPay(content: LinkContent): number | undefined {
  if (content.state?.toPayKes !== undefined) return content.state.toPayKes;
  return isWholesale(content.lines) ? undefined : orderTotalKes(content);
}

/** A way that the shop no longer has counts as none. */
function wayOf(payBy: PayBy): PayBy {
  return shopPayWays().find((way) => way === payBy) ?? 'undecided';
}
