import { shop } from '@/data/shop';
import { type Destination, deliveryRows, goodsOf } from '@/lib/delivery/delivery';
import { formatUsd } from '@/lib/facts/dollars';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { orderTextWords } from '@/owner-words/order-text';
import { type CartOrder, fitList, linkOf, replacesRows } from './cart-order-text';
import { dayOfChoice } from './day-of-choice';
import type { OrderIdentity } from './order-link-facts';
import type { OrderLine } from './order-text';
import { shownReference } from './reference';

/**
 * The chat message about an order that was paid by card: what was paid, PayPal's
 * order id and where to deliver, which the customer writes if no destination is chosen.
 */
export function paidOrderText(
  { lines, id }: { lines: readonly OrderLine[]; id: string },
  destination: Destination,
  identity: OrderIdentity,
): CartOrder {
  const goods = goodsOf(lines);
  const choice = { payBy: 'card', destination, identity } as const;
  const where = deliveryRows(destination, goods, dayOfChoice(lines, choice));
  const paid = { sum: formatKes(goods.kes), usd: formatUsd(goods.kes), id };
  const reference = shownReference(identity.reference);
  const link = linkOf(lines, choice);
  // The customer writes an open place at the very end.
  const end = { ...link, ...(where.length === 0 && { after: orderTextWords.deliverTo }) };
  return fitList(lines, end, (list) =>
    [
      fillText(orderTextWords.paidGreeting, { shop: shop.name, reference }),
      ...replacesRows(identity.replaces),
      '',
      ...list,
      '',
      fillText(orderTextWords.paid, paid),
      ...where,
    ].join('\n'),
  );
}
