'use client';

import type { CartLine } from '@/lib/cart/cart-lines';
import { totalKes } from '@/lib/format/money';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import { deliveryFeeKes, isFeeOpen, toPayKes } from '@/lib/order/delivery';
import type { NumberWay } from '@/lib/order/pay-way';
import { payWhen } from '@/lib/order/pay-when';
import { knownSumKes } from '@/lib/order/wholesale';
import { PayLink } from './order-links.client';
import { PayNumbers } from './pay-numbers.client';

/** How to pay by a way, and a chat that names it. */
export function PayDetails({
  lines,
  choice,
  way,
}: {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  way: NumberWay;
}) {
  const { destination, identity } = choice;
  const goodsKes = knownSumKes(totalKes(lines), lines);
  const toPay = goodsKes === undefined ? undefined : toPayKes(destination, goodsKes);
  const feeKes = deliveryFeeKes(destination, goodsKes);
  return (
    <PayNumbers
      way={way}
      toPay={toPay}
      isFeeOpen={goodsKes !== undefined && isFeeOpen(feeKes, goodsKes)}
      reference={identity?.reference}
      when={payWhen(way, { toPayKes: toPay, feeKes })}
      inCart
    >
      <PayLink lines={lines} choice={choice} way={way} />
    </PayNumbers>
  );
}
