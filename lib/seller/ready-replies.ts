import type { LineToday } from '@/lib/cart/cart-today';
import { linesAtPriceSteps } from '@/lib/cart/lines-at-price-steps';
import { shownTitle } from '@/lib/cart/shown-title';
import { deliveryFeeKes, destinationOf, goodsOf } from '@/lib/delivery/delivery';
import { fillText } from '@/lib/format/fill-text';
import { insteadOf } from '@/lib/order/nearest-sizes';
import type { LinkContent, OrderFacts } from '@/lib/order/order-link-format';
import { sellerWords } from '@/words/seller';

interface Ordered {
  lines: LinkContent['lines'];
  order: OrderFacts;
}

/**
 * What the seller answers where a line of an order is sold out: it names one or
 * two other sizes that are in stock, and the product where the order has `several`.
 */
export function soldOutReply(line: LineToday, several: boolean): string {
  const { size } = line;
  const product = shownTitle(line).text;
  const { is, ...sizes } = insteadOf(line);
  if (is === 'none') return fillText(sellerWords.soldOutAll, { product });
  const named = several ? fillText(sellerWords.sizeOfProduct, { product, size }) : size;
  const { soldOutAsk, soldOutOne, soldOutTwo } = sellerWords;
  const texts = { ask: soldOutAsk, one: soldOutOne, two: soldOutTwo };
  return fillText<string>(texts[is], { size: named, ...sizes });
}

/**
 * Whether the prices and the fee of an order are today's: anybody can write a
 * link. 'unknown' where today's catalogue does not say. `lines` are those of the order, as they are today.
 */
export function amountsToday(
  content: Ordered,
  lines: readonly LineToday[],
): 'same' | 'changed' | 'unknown' {
  const isKnown = lines.every(({ sizes }) => sizes);
  const feeKes = deliveryFeeKes(destinationOf(content.order), goodsOf(content.lines));
  // A step is reached by all that was ordered, sold out since or not.
  const ordered = linesAtPriceSteps(lines);
  const differs = content.lines.some(({ priceKes }, at) => {
    const line = ordered[at];
    return line?.unavailable === 'gone' || line?.priceKes !== priceKes;
  });
  if (differs || feeKes !== content.order.feeKes) return 'changed';
  return isKnown ? 'same' : 'unknown';
}
