import type { CartLine } from '@/lib/cart/cart-lines';
import { paidOrderMs } from '@/lib/order/paid-order';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';

/** What of a line shows which line it is, and what is bought with it. */
type BoughtLine = Pick<CartLine, 'lineId' | 'id' | 'title' | 'size'>;

/** A payment of which nobody knows whether money moved. */
export interface PaymentDoubt {
  /** PayPal's id. */
  orderID: string;
  /** When it was captured, in ms since 1970. */
  at: number;
  lineIds: readonly string[];
  /** What it was made for, a text for each product and size: a line that is added again has a new id. */
  goods?: readonly string[];
}

/** The doubt about a payment for these lines that is captured `at` that time, in ms since 1970. */
export function doubtOf(
  orderID: string,
  at: number,
  lines: readonly BoughtLine[],
): Required<PaymentDoubt> {
  return { orderID, at, lineIds: lines.map(({ lineId }) => lineId), goods: lines.map(goodsOf) };
}

/** The doubtful payment of a text in storage, until it is a day old; undefined for anything else. */
export function parseDoubt(stored: string | null, now: number): PaymentDoubt | undefined {
  const { orderID, at, lineIds, goods } = asRecord(parseJson(stored));
  if (typeof orderID !== 'string' || !/^[\w-]{1,40}$/.test(orderID)) return undefined;
  if (typeof at !== 'number' || !(now >= at && now - at < paidOrderMs)) return undefined;
  if (!Array.isArray(lineIds) || !lineIds.every(isText)) return undefined;
  return { orderID, at, lineIds, ...(Array.isArray(goods) && { goods: goods.filter(isText) }) };
}

/** Whether something that the payment was made for is in the cart, still or again. */
export function concernsCart(
  doubt: PaymentDoubt | undefined,
  lines: readonly BoughtLine[],
): doubt is PaymentDoubt {
  if (!doubt) return false;
  const { lineIds, goods = [] } = doubt;
  return lines.some((line) => lineIds.includes(line.lineId) || goods.includes(goodsOf(line)));
}

/** A line of an earlier release has no product's id. */
function goodsOf({ id, title, size }: BoughtLine): string {
  return JSON.stringify([id ?? title, size]);
}
