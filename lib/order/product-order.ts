import { lineTotalKes } from '@/lib/format/money';
import { type CartOrder, linkOf, withLink } from './cart-order-text';
import { type Destination, deliveryRows } from './delivery';
import type { OrderIdentity } from './order-link';
import { type OrderLine, type OrderWords, productOrderText } from './order-text';

/** The chat message that orders one product, with its reference and link (docs/behaviour.md 33.7). */
export function productOrder(
  words: OrderWords,
  line: OrderLine,
  destination: Destination,
  identity: OrderIdentity,
): CartOrder {
  const delivery = deliveryRows(words, destination, lineTotalKes(line));
  const text = productOrderText(words, line, { delivery, reference: identity.reference });
  const { link, code } = linkOf([line], { payBy: 'undecided', destination, identity });
  return { text: withLink(words, text, link), code };
}
