'use client';

import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { PayNumbers } from '@/components/goods/pay-numbers.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { isLarge, isWholesale } from '@/lib/cart/wholesale';
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
import { PaySign } from './pay-sign.client';
import { PaymentButtons } from './payment-buttons.client';
import type { CartToday } from './use-cart-today.client';

interface Props {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  /** Whether today's prices are known: a card pays no others. */
  prices: CartToday['status'];
  /** The ways alone, of which none unfolds. */
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
            <div key={way} className={css.way}>
              <label className={css.label}>
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

/** What a customer wants to know of a way before choosing it. */
function wayLine(way: PayWay, { lines, choice }: Props): string | undefined {
  const { destination } = choice;
  const goods = goodsOf(lines);
  const { inDollars, inDollarsGoods } = cartWords;
  if (way === 'card')
    return keepTogether(
      fillText(deliveryFeeKes(destination, goods) === 0 ? inDollars : inDollarsGoods, {
        usd: formatUsd(goods.kes),
      }),
    );
  if (way !== 'delivery') {
    const known = isLarge(goods.items) ? undefined : toPayKes(destination, goods);
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
