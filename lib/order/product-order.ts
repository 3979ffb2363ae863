import { type CartOrder, linkOf, openingRows, orderTerms, withLink } from './cart-order-text';
import type { Destination } from './delivery';
import type { OrderIdentity } from './order-link';
import { type OrderLine, productOrderText } from './order-text';
import type { PayBy } from './pay-way';

/** The chat message that orders one product, with its reference and link. */
export function productOrder(
  line: OrderLine,
  choice: { payBy: PayBy; destination: Destination; identity: OrderIdentity },
): CartOrder {
  const text = productOrderText(line, {
    opening: openingRows(choice.identity),
    ...orderTerms([line], choice),
  });
  const { link, code } = linkOf([line], choice);
  return { text: withLink(text, link), link, code };
}
