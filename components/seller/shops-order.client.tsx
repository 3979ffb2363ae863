'use client';

import { useBooked } from '@/components/seller/order/use-booked.client';
import { Day, Goods, Share, withoutChanges } from '@/components/sent/order-view.client';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import { OrderSheet } from '@/components/ui/order-sheet';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { withPriceSteps } from '@/lib/order/link-lines';
import type { OrderContent } from '@/lib/order/order-link-format';
import { hasLeft, isToPay, orderSumKes } from '@/lib/sent/where-it-stands';
import { SellerPart } from './seller-part.client';
import css from './shops-order.module.css';

const sellerTools = lazyChunk(
  async () => (await import('@/components/seller/order/seller-tools.client')).SellerTools,
);

/** On the shop's own phone: what there is to do, and the order as the book has it, whatever a link says. */
export function ShopsOrder({
  title,
  code,
  content,
  today,
}: {
  title: string;
  /** The code of its link. */
  code: string;
  content: OrderContent;
  today: OrderToday;
}) {
  const { lines, order } = content;
  const kept = useBooked(content);
  const booked = { ...kept, content: withPriceSteps(kept.content, today.lines) };
  const { state } = booked.content;
  const linkedKes = orderSumKes({ lines: booked.content.lines, order: booked.content.order });
  // As long as the sum rests on the link, which anybody can write.
  const isCompared =
    isToPay(state) && !hasLeft(state) && [undefined, linkedKes].includes(state?.toPayKes);
  return (
    <OrderSheet
      title={title}
      top={
        <>
          <Day order={order} />
          <Share title={title} code={code} isOrder />
        </>
      }
    >
      <div className={css.shops}>
        <SellerPart
          chunk={sellerTools}
          props={{ content: { lines, order }, booked, today, isCompared }}
        />
        <Goods
          content={booked.content}
          today={isCompared ? today : withoutChanges(today)}
          isShops
        />
      </div>
    </OrderSheet>
  );
}
