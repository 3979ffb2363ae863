import { payments } from '@/data/payments';
import type { DeliveryArea } from '@/data/schema/delivery';
import { shop } from '@/data/shop';
import type { CartLine } from '@/lib/cart/cart-lines';
import { isWholesale } from '@/lib/cart/wholesale';
import { fillText, inSentence } from '@/lib/format/fill-text';
import { formatKes, lineTotalKes, totalKes } from '@/lib/format/money';
import { ownersText } from '@/lib/format/owners-text';
import { localPhone } from '@/lib/format/phone';
import { withoutMarks } from '@/lib/values/well-formed';
import { orderTextWords } from '@/owner-words/order-text';
import type { orderTextWords as shownWords } from '@/words/order-text';
import { textThatFits } from './message-length';
import { type PayWay, shopPayWays } from './pay-way';

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
  /** The rows on delivery: ./delivery. */
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
    sells: inSentence(ownersText(shop, 'sells')),
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
 * where the area is known to allow that. `words`: those of the page, where no message says it.
 */
export function openMeans(
  account?: string,
  area?: Pick<DeliveryArea, 'payOnDelivery' | 'pickUp'>,
  words: typeof orderTextWords | typeof shownWords = orderTextWords,
): string {
  const { onDelivery, onPickUp } = words;
  const means: Partial<Record<PayWay, string>> = {
    ...paymentMeans(account, words),
    ...(area?.payOnDelivery && { delivery: area.pickUp ? onPickUp : onDelivery }),
  };
  const texts = shopPayWays().flatMap((way) => means[way] ?? []);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : fillText(words.either, { one: texts.join(', '), other: last });
}

/**
 * The means to pay that the shop has and that are not by card, each as the message names it; `account` is
 * the one that a payment to the paybill names.
 */
export function paymentMeans(
  account?: string,
  words: typeof orderTextWords | typeof shownWords = orderTextWords,
): Partial<Record<'mpesa' | 'till' | 'paybill', string>> {
  const { mpesaNumber, till, paybill } = payments;
  return {
    ...(mpesaNumber && {
      mpesa: fillText(words.mpesa, { number: localPhone(mpesaNumber) }),
    }),
    ...(till && { till: fillText(words.till, { number: withoutMarks(till.number) }) }),
    ...(paybill && {
      paybill: fillText(words.paybill, {
        number: withoutMarks(paybill.number),
        account: account ?? withoutMarks(paybill.account),
      }),
    }),
  };
}
