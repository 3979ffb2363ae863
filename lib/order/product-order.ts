import { type CartOrder, linkOf, openingRows, orderTerms, withLink } from './cart-order-text';
import type { Destination } from './delivery';
import type { OrderIdentity } from './order-link';
import { type OrderLine, productOrderText } from './order-text';

/** The chat message that orders one product, with its reference and link. */
export function productOrder(
  line: OrderLine,
  destination: Destination,
  identity: OrderIdentity,
): CartOrder {
  const choice = { payBy: 'undecided', destination, identity } as const;
  const text = productOrderText(line, {
    opening: openingRows(identity),
    ...orderTerms([line], choice),
  });
  const { link, code } = linkOf([line], choice);
  return { text: withLink(text, link), link, code };
}
