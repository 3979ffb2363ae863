'use client';

import { Sum, Sums } from '@/components/ui/sums';
import { isWholesale } from '@/lib/cart/wholesale';
import { goodsOf } from '@/lib/delivery/delivery';
import { areaName } from '@/lib/facts/delivery-areas';
import { shownKes } from '@/lib/format/money';
import { lacksPlace } from '@/lib/order/missing-choices';
import { orderTotalKes } from '@/lib/order/order-link-facts';
import type { LinkContent } from '@/lib/order/order-link-format';
import { sumRows } from '@/lib/order/sum-rows';
import { isPaid } from '@/lib/sent/where-it-stands';
import { orderPageWords } from '@/words/order-page';
import { orderStateWords } from '@/words/order-state';
import { sumsWords } from '@/words/sums';
import css from './order-totals.module.css';

/**
 * The sums of products and delivery as in the cart, and the sums that the shop has confirmed and
 * received.
 */
export function OrderTotals({
  content,
  isShops = false,
}: {
  content: LinkContent;
  /** Whether the shop itself reads it. */
  isShops?: boolean;
}) {
  const { order, state } = content;
  const feeKes = order?.feeKes;
  const isWithoutFee = order !== undefined && feeKes === undefined;
  const ordered = orderTotalKes(content);
  const confirmed = state?.toPayKes === ordered && !isWithoutFee ? undefined : state?.toPayKes;
  const wasPaid = isPaid(state);
  // The price of such an order is not known yet.
  const isOpen = order !== undefined && state?.toPayKes === undefined && isWholesale(content.lines);
  const place = [order && areaName(order.area), order?.place].filter(Boolean).join(', ');
  const isSaidBelow = confirmed !== undefined || wasPaid;
  const rows = sumRows(goodsOf(content.lines), {
    hasPlace: order !== undefined,
    feeKes,
    isWholesale: isOpen,
  }).filter(({ is }) => is !== 'whole' || !isSaidBelow);
  return (
    <div>
      <Sums>
        {rows.map(({ name, value, is }, at) => (
          <Sum
            key={name}
            name={name}
            where={is === 'fee' ? placeText(place) : undefined}
            value={value}
            whole={at === rows.length - 1 && !isSaidBelow}
          />
        ))}
        {confirmed !== undefined && (
          <Sum whole={!wasPaid} name={orderPageWords.confirmedTotal} value={shownKes(confirmed)} />
        )}
        {wasPaid && (
          <Sum
            whole
            name={orderStateWords.steps.paid}
            value={shownKes(state?.toPayKes ?? ordered)}
          />
        )}
      </Sums>
      {isOpen && (
        <p className={css.wholesale}>
          {isShops ? orderPageWords.wholesale : sumsWords.wholesaleAnswer}
        </p>
      )}
    </div>
  );
}

function placeText(place: string): string {
  return lacksPlace({ place }) ? orderPageWords.placeNotChosen : place;
}
