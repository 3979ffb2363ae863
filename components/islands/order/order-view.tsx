'use client';

import { LinePicture } from '@/components/islands/cart/line-picture';
import { LineNotes } from '@/components/islands/cart/line-price';
import { SiteLink } from '@/components/ui/site-link';
import { linePath } from '@/lib/cart/line-path';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/order-code';
import { dayMs, orderTotalKes } from '@/lib/order/order-link';
import { cartWords } from '@/lib/site/cart-words';
import { orderPageWords } from '@/lib/site/order-page-words';
import { pagePaths } from '@/lib/site/page-paths';
import { sitePath } from '@/lib/site/site-path';
import type { SharedWords } from './order-page';
import type { OrderToday } from './use-order-today';

const { orderPage } = orderPageWords;

/** What a slot of the page of an order gets: what the link has, its code, and what the shop says today. */
export interface OrderProps {
  words: SharedWords;
  /** What the address has after '#'. */
  code: string;
  content: LinkContent;
  today: OrderToday;
}

/** An order or a cart that somebody sent, as its link has it (docs/behaviour.md 34.2). */
export function OrderView({ content, today }: OrderProps) {
  const { order } = content;
  return (
    <>
      {order && (
        <p>
          {fillText(orderPage.orderedOn, {
            day: new Date(dayMs(order.day)).toLocaleDateString(document.documentElement.lang, {
              dateStyle: 'full',
              timeZone: 'UTC',
            }),
          })}
        </p>
      )}
      <ul aria-label={orderPage.lines}>
        {today.lines.map((line, at) => {
          const path = line.unavailable === 'gone' ? undefined : linePath(line);
          return (
            <li key={line.lineId}>
              <LinePicture src={line.image} />
              {path ? <SiteLink href={path}>{line.title}</SiteLink> : line.title}{' '}
              {fillText(orderPage.lineSize, { size: line.size })} {line.quantity} ×{' '}
              {formatKes(content.lines[at]?.priceKes ?? 0)}
              <LineNotes words={cartWords} line={line} />
            </li>
          );
        })}
      </ul>
      <p>
        {orderPage.total} {formatKes(orderTotalKes(content))}
      </p>
      {/* The slots, in this order: OrderActions (again), SellerPart (seller). */}
      <a href={`${sitePath(pagePaths.order)}#`}>{orderPage.yourOrders}</a>
    </>
  );
}
