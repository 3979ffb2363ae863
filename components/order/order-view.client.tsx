'use client';

import textLink from '@/components/ui/text-link.module.css';
import { pagePaths } from '@/lib/links/page-paths';
import { sitePath } from '@/lib/links/site-path';
import type { LinkContent } from '@/lib/order/link-format';
import { withPriceSteps } from '@/lib/order/link-lines';
import { orderPageWords } from '@/words/order-page';
import { OrderActions } from './order-actions.client';
import { OrderLines } from './order-lines.client';
import { OrderPayment } from './order-payment.client';
import { OrderTotals } from './order-totals.client';
import css from './order-view.module.css';
import { SellerPart } from './seller-part.client';
import { TodaysChanges } from './todays-changes.client';
import type { OrderToday } from './use-order-today.client';

/** What the parts of the page of an order get. */
interface OrderProps {
  content: LinkContent;
  /** What the shop says of it today. */
  today: OrderToday;
}

/** An order, or a cart that somebody sent, as its link has it. */
export function OrderView({ content: linked, today }: OrderProps) {
  const content = withPriceSteps(linked, today.lines);
  const { order } = content;
  return (
    <div className={css.view}>
      <div className={css.list}>
        <OrderLines content={content} lines={today.lines} />
        <OrderTotals content={content} />
        <TodaysChanges content={content} today={today} />
      </div>
      <div className={css.beside}>
        {order && <OrderPayment content={content} order={order} />}
        <OrderActions content={content} today={today} />
        {order && <SellerPart content={{ lines: content.lines, order }} today={today} />}
        <a className={textLink.link} href={`${sitePath(pagePaths.order)}#`} data-no-print="">
          {orderPageWords.yourOrders}
        </a>
      </div>
    </div>
  );
}
