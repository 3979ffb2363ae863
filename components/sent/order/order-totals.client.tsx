'use client';

import clsx from 'clsx/lite';
import { isWholesale } from '@/lib/cart/wholesale';
import { areaName } from '@/lib/facts/delivery-areas';
import { shownKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/link-format';
import { lacksPlace } from '@/lib/order/missing-choices';
import { goodsKes, orderTotalKes } from '@/lib/order/order-link';
import { isPaid } from '@/lib/sent/where-it-stands';
import { orderPageWords } from '@/words/order-page';
import { orderStateWords } from '@/words/order-state';
import css from './order-totals.module.css';

/** What the goods and their delivery came to, and whether the wholesale price is asked for. */
export function OrderTotals({ content }: { content: LinkContent }) {
  const { order, state } = content;
  const asked = order !== undefined && order.feeKes === undefined;
  const ordered = orderTotalKes(content);
  const confirmed = state?.toPayKes === ordered && !asked ? undefined : state?.toPayKes;
  // What the shop asks for such an order is not known yet.
  const isOpen = order !== undefined && state?.toPayKes === undefined && isWholesale(content.lines);
  const place = [order && areaName(order.area), order?.place].filter(Boolean).join(', ');
  return (
    <div>
      <dl className={css.totals}>
        {order && (
          <>
            <Row name={orderPageWords.goods} value={shownKes(goodsKes(content))} />
            <Row
              name={orderPageWords.delivery}
              where={lacksPlace({ place }) ? orderPageWords.placeNotChosen : place}
              value={feeText(order.feeKes)}
            />
          </>
        )}
        <Row
          total={confirmed === undefined && !isOpen}
          name={totalName(order?.feeKes, { isOpen, isWithoutFee: asked })}
          value={shownKes(ordered)}
        />
        {confirmed !== undefined && (
          <Row total name={orderPageWords.confirmedTotal} value={shownKes(confirmed)} />
        )}
        {isPaid(state) && (
          <Row name={orderStateWords.steps.paid} value={shownKes(state?.toPayKes ?? ordered)} />
        )}
      </dl>
      {isOpen && <p className={css.wholesale}>{orderPageWords.wholesale}</p>}
    </div>
  );
}

/** The total of the goods alone is called so in the cart and in the message: with a fee it has another name. */
function totalName(
  feeKes: number | undefined,
  { isOpen, isWithoutFee }: Record<'isOpen' | 'isWithoutFee', boolean>,
): string {
  if (isOpen) return orderPageWords.totalBeforeWholesale;
  if (isWithoutFee) return orderPageWords.totalWithoutFee;
  return feeKes ? orderPageWords.totalWithFee : orderPageWords.total;
}

function Row({
  name,
  where,
  value,
  total = false,
}: {
  name: string;
  where?: string;
  value: string;
  total?: boolean;
}) {
  return (
    <div className={clsx(css.row, total && css.total)}>
      <dt className={css.name}>
        {name}
        {/* A link's text may be written from right to left: that ends with it. */}
        {where && <bdi className={css.where}>{where}</bdi>}
      </dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

function feeText(feeKes: number | undefined): string {
  if (feeKes === undefined) return orderPageWords.feeAsked;
  return feeKes === 0 ? orderPageWords.free : shownKes(feeKes);
}
