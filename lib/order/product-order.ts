import { type CartOrder, linkOf, openingRows, orderTerms, withLink } from './cart-order-text';
import type { Destination } from './delivery';
import type { OrderIdentity } from './order-link';
import { type OrderLine, type OrderWords, productOrderText } from './order-text';

/** The chat message that orders one product, with its reference and link. */
export function productOrder(
  words: OrderWords,
  line: OrderLine,
  destination: Destination,
  identity: OrderIdentity,
): CartOrder {
  const choice = { payBy: 'undecided', destination, identity } as const;
  const text = productOrderText(words, line, {
    opening: openingRows(words, identity),
    ...orderTerms(words, [line], choice),
  });
  const { link, code } = linkOf([line], choice);
  return { text: withLink(words, text, link), link, code };
}
