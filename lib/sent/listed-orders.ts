import { countItems } from '@/lib/cart/cart-lines';
import { dayText } from '@/lib/format/day';
import { dayMs, orderTotalKes } from '@/lib/order/order-link-facts';
import { type OrderContent, parseLink } from '@/lib/order/order-link-format';
import { isListed, type KeptOrder } from './orders';

/** An order as a list of orders shows it. */
export interface ListedOrder {
  kept: KeptOrder;
  content: OrderContent;
  /** The Kenyan day on which it was ordered, in words: '22 November 2026'. */
  day: string;
  items: number;
  /** What the shop has confirmed, or else what was ordered, with delivery as far as its fee was known; in whole shillings. */
  totalKes: number;
}

/** The orders of a phone as they are listed, in their order, with days in words of `language`. */
export function listedOrders(
  orders: readonly KeptOrder[],
  language: string,
): readonly ListedOrder[] {
  return orders.filter(isListed).flatMap((kept) => {
    const content = parseLink(kept.code);
    if (typeof content === 'string' || !content.order) return [];
    const { order, lines } = content;
    return {
      kept,
      content: { ...content, order },
      day: dayText(dayMs(order.day), 'ofYear', language),
      items: countItems(lines),
      totalKes: content.state?.toPayKes ?? orderTotalKes(content),
    };
  });
}
