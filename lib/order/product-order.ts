import { lineTotalKes } from '@/lib/format/money';
import { type CartOrder, linkOf, openingRows, paymentRow, withLink } from './cart-order-text';
import { type Destination, deliveryRows, toPayKes } from './delivery';
import type { OrderIdentity } from './order-link';
import { type OrderLine, type OrderWords, productOrderText } from './order-text';
import { paybillAccount } from './paybill-account';

/** The chat message that orders one product, with its reference and link (docs/behaviour.md 33.7). */
export function productOrder(
  words: OrderWords,
  line: OrderLine,
  destination: Destination,
  identity: OrderIdentity,
): CartOrder {
  const goodsKes = lineTotalKes(line);
  const payBy = 'undecided';
  const text = productOrderText(words, line, {
    opening: openingRows(words, identity),
    delivery: deliveryRows(words, destination, goodsKes),
    payment: paymentRow(words, payBy, {
      goodsKes,
      toPayKes: toPayKes(destination, goodsKes),
      account: paybillAccount(identity.reference),
    }),
  });
  const { link, code } = linkOf([line], { payBy, destination, identity });
  return { text: withLink(words, text, link), link, code };
}
