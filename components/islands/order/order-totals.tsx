'use client';

import clsx from 'clsx/lite';
import type { LineToday } from '@/lib/cart/cart-today';
import { formatKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/order-code';
import { goodsKes, orderTotalKes } from '@/lib/order/order-link';
import { todaysTotalKes } from '@/lib/order/todays-total';
import { orderPageWords } from '@/lib/site/order-page-words';
import css from './order-totals.module.css';

const { orderPage } = orderPageWords;

/** What the goods and their delivery came to, and what they come to today (docs/behaviour.md 34.3, 34.4). */
export function OrderTotals({
  content,
  lines,
}: {
  content: LinkContent;
  lines: readonly LineToday[];
}) {
  const { order } = content;
  const today = todaysTotalKes(content, lines);
  const asked = order && order.feeKes === undefined;
  const rest = lines.some((line) => line.unavailable);
  return (
    <dl className={css.totals}>
      {order && (
        <>
          <Row name={orderPage.goods} value={formatKes(goodsKes(content))} />
          <Row
            name={orderPage.delivery}
            where={[order.area, order.place].filter(Boolean).join(', ')}
            value={feeText(order.feeKes)}
          />
        </>
      )}
      <Row
        total
        name={asked ? orderPage.totalWithoutFee : orderPage.total}
        value={formatKes(orderTotalKes(content))}
      />
      {today !== undefined && (
        <Row name={rest ? orderPage.todayOfRest : orderPage.today} value={formatKes(today)} />
      )}
    </dl>
  );
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
        {where && <span className={css.where}>{where}</span>}
      </dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

function feeText(feeKes: number | undefined): string {
  if (feeKes === undefined) return orderPage.feeAsked;
  return feeKes === 0 ? orderPage.free : formatKes(feeKes);
}
