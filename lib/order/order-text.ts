import type { DeliveryArea } from '@/data/schema/delivery';
import { shop } from '@/data/shop';
import type { CartLine } from '@/lib/cart/cart-lines';
import { isWholesale } from '@/lib/cart/wholesale';
import { fillText, inSentence } from '@/lib/format/fill-text';
import { formatKes, lineTotalKes, totalKes } from '@/lib/format/money';
import { englishText } from '@/lib/format/owners-text';
import { orderTextWords } from '@/owner-words/order-text';
import type { orderTextWords as shownWords } from '@/words/order-text';
import { textThatFits } from './message-length';
import { openWays } from './pay-way';
import { payeeText } from './payee';

/** What the message needs of a line: a cart line, or a product in a size and quantity. */
export type OrderLine = Pick<
  CartLine,
  'id' | 'title' | 'category' | 'size' | 'quantity' | 'priceKes' | 'priceSteps'
>;

/** What a message says where it differs from an order whose ways to deliver and to pay are open. */
interface OrderParts {
  /** The first rows; left out for an order without a reference. */
  opening?: readonly string[];
  /** The rows of a list that had to be shortened. */
  list?: readonly string[];
  /** The rows on delivery: lib/delivery/delivery. */
  delivery?: readonly string[];
  /** The way to pay that was chosen. */
  payment?: string | undefined;
}

/** The chat message that orders these lines; a cart's: see ./cart-order-text. */
export function orderText(
  lines: readonly OrderLine[],
  {
    opening = [fillText(orderTextWords.greeting, { shop: shop.name })],
    list = lineRows(lines),
    delivery = [],
    payment = undecidedPayment(lines),
  }: OrderParts = {},
): string {
  return [
    ...opening,
    '',
    ...list,
    '',
    fillText(orderTextWords.total, { sum: formatKes(totalKes(lines)) }),
    ...wholesaleRequest(lines),
    ...delivery,
    '',
    payment,
  ].join('\n');
}

/** One row for each line: '1. Brogues, size 40, 2 × KSh 2,250 = KSh 4,500'. */
export function lineRows(lines: readonly OrderLine[]): string[] {
  return lines.map((line, index) =>
    fillText(orderTextWords.lineRow, {
      number: index + 1,
      product: line.title,
      size: line.size,
      count: line.quantity,
      price: formatKes(line.priceKes),
      sum: formatKes(lineTotalKes(line)),
    }),
  );
}

/** The chat message that orders one product, its name cut if the message would not fit into a link. */
export function productOrderText(line: OrderLine, parts: Omit<OrderParts, 'list'> = {}): string {
  return textThatFits(line.title, (title) => orderText([{ ...line, title }], parts));
}

/** The chat message of a product before a size is chosen. */
export function questionText(product: string): string {
  return textThatFits(product, (shown) =>
    fillText(orderTextWords.question, { shop: shop.name, product: shown }),
  );
}

/** The chat message that is about no product. */
export function helloText(): string {
  return fillText(orderTextWords.hello, {
    shop: shop.name,
    sells: inSentence(englishText(shop, 'sells')),
  });
}

function wholesaleRequest(lines: readonly OrderLine[]): string[] {
  return isWholesale(lines) ? [orderTextWords.wholesale] : [];
}

/** What the message says of the payment where nobody knows what was chosen. */
function undecidedPayment(lines: readonly OrderLine[]): string {
  const means = openMeans();
  if (!means) return orderTextWords.payAsked;
  const isAsked = isWholesale(lines);
  return fillText(isAsked ? orderTextWords.payDecidedLater : orderTextWords.payUndecided, {
    means,
  });
}

/**
 * The means of a payment that is still to be chosen, in the shop's order and without a card; on delivery
 * where the area is known to allow that. `reference` is the order's, if there is one. `words`: those of the
 * page, where no message says it.
 */
export function openMeans(
  reference?: string,
  area?: Pick<DeliveryArea, 'payOnDelivery' | 'pickUp'>,
  words: typeof orderTextWords | typeof shownWords = orderTextWords,
): string {
  const onReceipt = area?.pickUp ? words.onPickUp : words.onDelivery;
  const texts = openWays(area).map((way) =>
    way === 'delivery' ? onReceipt : payeeText(way, words, reference),
  );
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : fillText(words.either, { one: texts.join(', '), other: last });
}
