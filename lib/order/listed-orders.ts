import { parseLink } from './link-format';
import { dayMs, orderTotalKes } from './order-link';
import { isListed, type KeptOrder } from './orders';

/** An order as a list of orders shows it. */
interface ListedOrder {
  /** Five letters or digits: ./reference. */
  reference: string;
  /** What its link has after '#'. */
  code: string;
  /** The Kenyan day on which it was ordered, in words: '22 November 2026'. */
  day: string;
  /** How many items it has. */
  items: number;
  /** As ordered, with delivery as far as its fee was known, in whole shillings. */
  totalKes: number;
  /** Whether the shopper has said that it was not sent. */
  isUnsent: boolean;
}

/** The orders of a phone as they are listed, in their order, with days in words of `language`. */
export function listedOrders(
  orders: readonly Pick<KeptOrder, 'code' | 'question' | 'isUnsent'>[],
  language: string,
): readonly ListedOrder[] {
  return orders.filter(isListed).flatMap(({ code, isUnsent = false }) => {
    const content = parseLink(code);
    if (typeof content === 'string' || !content.order) return [];
    const { reference, day } = content.order;
    return {
      reference,
      code,
      day: new Date(dayMs(day)).toLocaleDateString(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
      items: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalKes: orderTotalKes(content),
      isUnsent,
    };
  });
}
