import type { LineToday } from '@/lib/cart/cart-today';
import { linesAtSteps } from '@/lib/cart/lines-at-steps';
import { isSizeSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { formatKes, parseKes } from '@/lib/format/money';
import { sellerWords } from '@/words/seller';
import { deliveryFeeKes, destinationOf } from './delivery';
import type { OrderFacts } from './link-format';
import { goodsKes, orderTotalKes } from './order-link';
import { shownReference } from './reference';
import { isWholesale, knownSumKes } from './wholesale';

/** An order, as its link has it. */
interface Ordered {
  lines: Parameters<typeof goodsKes>[0]['lines'];
  order: OrderFacts;
}

/** What the seller answers to an order: confirmed, packed, sent. */
export function orderReplies(content: Ordered): readonly string[] {
  const { order } = content;
  const reference = shownReference(order.reference);
  const sum = formatKes(orderTotalKes(content));
  const confirmed = order.feeKes === undefined ? sellerWords.confirmedNoFee : sellerWords.confirmed;
  // The seller writes the price that was asked for.
  const isAsked = isWholesale(content.lines);
  return [
    fillText(isAsked ? sellerWords.confirmedWholesale : confirmed, { sum, reference }),
    fillText(sellerWords.packedReply, { reference }),
    sentReply(order),
  ];
}

function sentReply(order: OrderFacts): string {
  const reference = shownReference(order.reference);
  const { area } = destinationOf(order);
  if (!area) return fillText(sellerWords.sentOpen, { reference });
  const { means, pickUp } = area;
  if (pickUp) return fillText(sellerWords.readyToPickUp, { means, reference });
  return fillText(sellerWords.sent, { means: withinSentence(means), reference });
}

/** A text that follows other words: "By rider" is "by rider", a name such as "G4S parcel" stays. */
function withinSentence(text: string): string {
  return text.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u, (word) => word.toLowerCase());
}

/**
 * What the seller answers where a line of an order is sold out: it names one or
 * two other sizes that are in stock, and the product where the order has `several`.
 */
export function soldOutReply(line: LineToday, several: boolean): string {
  const { title: product, size } = line;
  const [first, second] = nearestInStock(line);
  if (first === undefined && (line.sizes || line.unavailable))
    return fillText(sellerWords.soldOutAll, { product });
  const named = several ? fillText(sellerWords.sizeOfProduct, { product, size }) : size;
  if (first === undefined) return fillText(sellerWords.soldOutAsk, { size: named });
  return second === undefined
    ? fillText(sellerWords.soldOutOne, { size: named, first })
    : fillText(sellerWords.soldOutTwo, { size: named, first, second });
}

/**
 * Up to two other sizes in stock, those nearest to the line's, of two as near the larger; in the
 * product's order.
 */
function nearestInStock({ size, sizes = [], ...stock }: LineToday): readonly string[] {
  const place = placeOf(size, sizes);
  return sizes
    .map((other, at) => ({ other, at, distance: Math.abs(at - place) }))
    .filter(({ other }) => other !== size && !isSizeSoldOut(stock, other))
    .sort((one, two) => one.distance - two.distance || two.at - one.at)
    .slice(0, 2)
    .sort((one, two) => one.at - two.at)
    .map(({ other }) => other);
}

/** Where a size is among the others; one that the product no longer has, between its neighbours. */
function placeOf(size: string, sizes: readonly string[]): number {
  const at = sizes.indexOf(size);
  if (at >= 0) return at;
  const larger = sizes.findIndex((other) => Number(other) > Number(size));
  return (larger < 0 ? sizes.length : larger) - 0.5;
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
  const goods = goodsKes(content);
  // Where today's catalogue is not known, nor is it whether the order has asked for the wholesale price.
  const sums = isKnown ? [knownSumKes(goods, lines)] : [goods, knownSumKes(goods, lines)];
  const fees = sums.map((sum) => deliveryFeeKes(destinationOf(content.order), sum));
  // A step is reached by all that was ordered, sold out since or not.
  const ordered = linesAtSteps(lines);
  const differs = content.lines.some(({ priceKes }, at) => {
    const line = ordered[at];
    return line?.unavailable === 'gone' || parseKes(line?.price ?? '') !== priceKes;
  });
  if (differs || !fees.includes(content.order.feeKes)) return 'changed';
  return isKnown ? 'same' : 'unknown';
}
