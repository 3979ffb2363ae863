'use client';

import textLink from '@/components/ui/text-link.module.css';
import type { LinkContent } from '@/lib/order/order-code';
import { orderPageWords } from '@/lib/site/order-page-words';
import { pagePaths } from '@/lib/site/page-paths';
import { sitePath } from '@/lib/site/site-path';
import { OrderActions } from './order-actions.client';
import { OrderLines } from './order-lines.client';
import type { SharedWords } from './order-page.client';
import { OrderPayment } from './order-payment.client';
import { OrderTotals } from './order-totals.client';
import css from './order-view.module.css';
import { SellerPart } from './seller-part.client';
import { TodaysChanges } from './todays-changes.client';
import type { OrderToday } from './use-order-today.client';

/** What the parts of the page of an order get. */
interface OrderProps {
  words: SharedWords;
  content: LinkContent;
  /** What the shop says of it today. */
  today: OrderToday;
}

/** An order, or a cart that somebody sent, as its link has it. */
export function OrderView({ words, content, today }: OrderProps) {
  const { order } = content;
  return (
    <div className={css.view}>
      <div className={css.list}>
        <OrderLines content={content} lines={today.lines} />
        <OrderTotals content={content} />
        <TodaysChanges content={content} today={today} />
      </div>
      <div className={css.beside}>
        {order && <OrderPayment words={words} content={content} order={order} />}
        <OrderActions content={content} today={today} />
        {order && <SellerPart content={{ lines: content.lines, order }} today={today} />}
        <a className={textLink.link} href={`${sitePath(pagePaths.order)}#`} data-no-print="">
          {orderPageWords.orderPage.yourOrders}
        </a>
      </div>
    </div>
  );
}
