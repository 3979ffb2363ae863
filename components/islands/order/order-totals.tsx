'use client';

import clsx from 'clsx/lite';
import { formatKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/order-code';
import { goodsKes, orderTotalKes } from '@/lib/order/order-link';
import { orderPageWords } from '@/lib/site/order-page-words';
import css from './order-totals.module.css';

const { orderPage } = orderPageWords;

/** What the goods and their delivery came to (docs/behaviour.md 34.3). */
export function OrderTotals({ content }: { content: LinkContent }) {
  const { order } = content;
  const asked = order && order.feeKes === undefined;
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
