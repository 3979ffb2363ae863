import { asRecord, isText, parseJson } from '@/lib/format/unknown-values';
import { serviceLimits } from '@/lib/site/service-limits';
import { parseLink } from './order-code';

/** An order that was sent from this phone. */
export interface KeptOrder {
  /** What its link has after '#': ./order-code. */
  code: string;
  /** Made from the lines of the cart that was ordered: the same for the same ones. */
  cart: string;
  /** The ids of the cart's lines: a cart that has one of them still is this order, changed. */
  lineIds: readonly string[];
}

/** The orders of a text in storage, the last first; anything that is not one is left out (docs/behaviour.md 36.1). */
export function parseOrders(text: string | null): readonly KeptOrder[] {
  const { orders } = asRecord(parseJson(text));
  if (!Array.isArray(orders)) return [];
  return orders.slice(0, serviceLimits.keptOrders).flatMap((value) => {
    const { code, cart, lineIds } = asRecord(value);
    if (!isText(code) || !isText(cart) || !referenceOf(code)) return [];
    return [{ code, cart, lineIds: Array.isArray(lineIds) ? lineIds.filter(isText) : [] }];
  });
}

/** The orders as storage keeps them. */
export function ordersText(orders: readonly KeptOrder[]): string {
  return JSON.stringify({ orders });
}

/** The orders with one more, which takes the place of one with the same reference (docs/behaviour.md 36.1). */
export function withOrder(orders: readonly KeptOrder[], order: KeptOrder): readonly KeptOrder[] {
  return [order, ...withoutOrder(orders, referenceOf(order.code))].slice(
    0,
    serviceLimits.keptOrders,
  );
}

/** The orders without the one of this reference. */
export function withoutOrder(
  orders: readonly KeptOrder[],
  reference: string | undefined,
): readonly KeptOrder[] {
  return orders.filter(({ code }) => referenceOf(code) !== reference);
}

/** The reference of an order's code; undefined for any other text. */
export function referenceOf(code: string): string | undefined {
  const content = parseLink(code);
  return typeof content === 'object' ? content.order?.reference : undefined;
}

/**
 * The reference of the order that an order of these lines takes the place of: the last one that was sent
 * on this day or the day before and has a line in common (docs/behaviour.md 33.8). `day` and the other
 * days are those of links.
 */
export function replacedOrder(
  orders: readonly KeptOrder[],
  lineIds: readonly string[],
  { reference, day }: { reference: string; day: number },
): string | undefined {
  for (const { code, lineIds: sent } of orders) {
    const content = parseLink(code);
    const order = typeof content === 'object' ? content.order : undefined;
    const isRecent = order && order.reference !== reference && day - order.day <= 1;
    if (isRecent && lineIds.some((id) => sent.includes(id))) return order.reference;
  }
  return undefined;
}
