'use client';

import type { CartLine } from '@/lib/cart/cart-lines';
import { totalKes } from '@/lib/format/money';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import { toPayKes } from '@/lib/order/delivery';
import { isWholesale } from '@/lib/order/wholesale';
import { PayLink } from './order-links.client';
import { PayNumbers } from './pay-numbers.client';

/** The numbers of a way to pay, and a chat that names it. */
export function PayDetails({
  lines,
  choice,
  way,
}: {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  way: 'mpesa' | 'till' | 'paybill';
}) {
  const { destination, identity } = choice;
  return (
    <PayNumbers
      way={way}
      toPay={isWholesale(lines) ? undefined : toPayKes(destination, totalKes(lines))}
      reference={identity?.reference}
    >
      <PayLink lines={lines} choice={choice} way={way} />
    </PayNumbers>
  );
}
