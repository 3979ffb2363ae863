'use client';

import clsx from 'clsx/lite';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { CartToday } from '@/components/cart/lines/use-cart-today.client';
import { PaymentButtons } from '@/components/cart/payment/payment-buttons.client';
import { PayNumbers } from '@/components/goods/pay-numbers.client';
import { LineDrawing } from '@/components/ui/icon';
import type { CartLine } from '@/lib/cart/cart-lines';
import { isWholesale } from '@/lib/cart/wholesale';
import { deliveryFeeKes, goodsOf, isFeeOpen, sumText, toPayKes } from '@/lib/delivery/delivery';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { canPayOnReceipt, payOnDeliveryText } from '@/lib/delivery/pay-on-delivery';
import { formatUsd } from '@/lib/facts/dollars';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether, shownKes } from '@/lib/format/money';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import { canPay, offeredPayWays, type PayWay, payWhen } from '@/lib/order/pay-way';
import { payCostText, payWayName } from '@/lib/order/pay-way-texts';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { cartWords } from '@/words/cart';
import css from './pay-choice.module.css';

interface Props {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  /** Whether today's prices are known: a card pays no others. */
  prices: CartToday['status'];
  /** The ways alone, none of which unfolds. */
  brief?: boolean;
}

/**
 * How the order will be paid, remembered on the phone. The chosen way
 * unfolds what it needs; none is required for an order.
 */
export function PayChoice(props: Props) {
  const { lines, choice, brief } = props;
  const id = useId();
  const ways = offeredPayWays(choice.destination.area);
  if (ways.length === 0) return null;
  return (
    <fieldset className={css.how}>
      <legend className={css.title}>{cartWords.howToPay}</legend>
      {isWholesale(lines) && <p className={css.wholesale}>{cartWords.wholesaleFirst}</p>}
      <div className={css.ways}>
        {ways.map((way) => {
          const reason = refusal(way, props);
          const line = reason ?? wayLine(way, props);
          const name = payWayName(way, choice.destination.area);
          return (
            <div key={way} className={clsx(css.way, way === choice.payBy && css.chosen)}>
              <label className={clsx(css.label, reason && css.refused)}>
                <input
                  className={css.radio}
                  type="radio"
                  name={id}
                  aria-label={name}
                  aria-describedby={line && `${id}-${way}`}
                  disabled={reason !== undefined}
                  checked={way === choice.payBy}
                  onChange={({ currentTarget }) => {
                    flushSync(() => orderChoicesStore.setState({ payBy: way }));
                    currentTarget.closest('div')?.scrollIntoView({ block: 'nearest' });
                  }}
                />
                <span className={css.name}>{name}</span>
                {line && (
                  <span id={`${id}-${way}`} className={css.line}>
                    {line}
                  </span>
                )}
                <PaySign way={way} isCollected={choice.destination.area?.pickUp === true} />
              </label>
              {!brief && unfolded(way, props)}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Why the order cannot be paid this way; undefined where it can. */
function refusal(way: PayWay, { lines, choice, prices }: Props): string | undefined {
  const { area } = choice.destination;
  const isAsked = isWholesale(lines);
  if (canPay(way, { area, reachable: prices !== 'unreachable', isWholesale: isAsked }))
    return undefined;
  if (way === 'card') return isAsked ? cartWords.noCardWholesale : cartWords.noCard;
  return fillText(cartWords.notOnDelivery, { area: area?.name ?? '' });
}

/**
 * The facts about a way that matter before choosing it; once chosen, the unfolded part shows them.
 */
function wayLine(way: PayWay, { lines, choice, brief }: Props): string | undefined {
  const { destination, payBy } = choice;
  if (way === payBy && !brief && (way === 'card' || way === 'delivery')) return undefined;
  const goods = goodsOf(lines);
  const { inDollars, inDollarsGoods } = cartWords;
  if (way === 'card')
    return keepTogether(
      fillText(deliveryFeeKes(destination, goods) === 0 ? inDollars : inDollarsGoods, {
        usd: formatUsd(goods.kes),
      }),
    );
  if (way !== 'delivery') {
    const isOpen = isWholesale(lines) || isFeeOpen(deliveryFeeKes(destination, goods), goods);
    const known = isOpen ? undefined : toPayKes(destination, goods);
    return payCostText(way, known) ?? cartWords.someCost;
  }
  const { whenCollected, whenItArrives, whereAllowed } = cartWords;
  if (destination.area) return destination.area.pickUp ? whenCollected : whenItArrives;
  return payOnDeliveryText(undefined, { places: whereAllowed, everywhere: whenItArrives });
}

function unfolded(way: PayWay, props: Props): ReactNode {
  const { lines, choice } = props;
  const { destination, identity, payBy } = choice;
  if (way === 'card') return <Card {...props} />;
  if (way !== payBy) return null;
  const goods = goodsOf(lines);
  const feeKes = deliveryFeeKes(destination, goods);
  const isOpen = isFeeOpen(feeKes, goods);
  if (way !== 'delivery') {
    const toPay = isWholesale(lines) ? undefined : toPayKes(destination, goods);
    return (
      <PayNumbers
        way={way}
        toPay={toPay}
        isFeeOpen={toPay !== undefined && isOpen}
        reference={identity?.reference}
        when={payWhen(way, { toPayKes: toPay, feeKes })}
        inCart
      />
    );
  }
  const sum = sumText(shownKes(toPayKes(destination, goods)), isOpen);
  const { payOnReceipt, payOnReceiptLater } = cartWords;
  return (
    <div className={css.fold}>
      <p>
        <span>{isWholesale(lines) ? payOnReceiptLater : fillText(payOnReceipt, { sum })}</span>{' '}
        {!destination.area && <span>{cartWords.askOnDelivery}</span>}
      </p>
    </div>
  );
}

/**
 * PayPal's buttons. During a payment they stay, hidden, if another way is chosen: unmounted they
 * end it.
 */
function Card({ lines, choice: { payBy, destination }, prices }: Props) {
  const paying = useStore(paymentStore, (payment) => payment.paying);
  const chosen = payBy === 'card';
  const goods = goodsOf(lines);
  if (!chosen && !paying) return null;
  const { deliveryBefore, deliveryLater } = cartWords;
  return (
    <div className={css.fold} hidden={!chosen}>
      {(paying || prices === 'loaded') && (
        <PaymentButtons>
          <p>
            <span>{keepTogether(fillText(cartWords.payNow, { usd: formatUsd(goods.kes) }))}</span>{' '}
            {deliveryFeeKes(destination, goods) !== 0 && (
              <span>{canPayOnReceipt(destination.area) ? deliveryLater : deliveryBefore}</span>
            )}
          </p>
        </PaymentButtons>
      )}
    </div>
  );
}

/** A till's counter, a bank, a parcel, a phone that sends, a card. */
const paths: Readonly<Record<PayWay, string>> = {
  till: 'M4.5 10 6 4h12l1.5 6a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM6 13v7h12v-7M10 20v-4h4v4',
  paybill: 'M4 9.5 12 4l8 5.5ZM5 20h14M6.5 17h11M8 10v7m4-7v7m4-7v7',
  delivery: 'M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M8 6l8 4',
  mpesa:
    'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM12 14V7m-2.5 2.5L12 7l2.5 2.5M11 18h2',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3 10h18M6 14.5h4',
};

/** A coin over a hand: nothing is brought. */
const collected =
  'M15.5 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 20.5h2.5v-8H3M5.5 13.5h3.2l2.3 1.4h3a1.3 1.3 0 0 1 0 2.6H11m3.8-.2 3.9-2.3a1.4 1.4 0 0 1 1.6 2.3L15 20.5H5.5';

/** The drawing of a way to pay; on delivery also of an order that is picked up. */
function PaySign({ way, isCollected }: { way: PayWay; isCollected: boolean }) {
  return <LineDrawing path={isCollected && way === 'delivery' ? collected : paths[way]} />;
}
