import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { encodeLink, type LinkContent, parseLink } from './link-format';
import { isNewer } from './order-state';

/** The orders that a phone lists. */
export const keptOrders = 30;

/** An order that was sent from this phone. */
export interface KeptOrder {
  /** Five letters or digits: ./reference. */
  reference: string;
  /** What its link has after '#': ./order-code. */
  code: string;
  /** The ids of the cart's lines: a cart that has one of them still is this order, changed. */
  lineIds: readonly string[];
  /** When it was last sent, or put back into the cart to be changed: a day as links have it. */
  day: number;
}

/** The orders of a text in storage, the last first; anything that is not one is left out. */
export function parseOrders(text: string | null): readonly KeptOrder[] {
  const { orders } = asRecord(parseJson(text));
  if (!Array.isArray(orders)) return [];
  return orders.slice(0, keptOrders).flatMap((value) => {
    const { code, lineIds, day } = asRecord(value);
    const reference = isText(code) && referenceOf(code);
    if (!reference) return [];
    return {
      reference,
      code,
      lineIds: Array.isArray(lineIds) ? lineIds.filter(isText) : [],
      day: Number.isInteger(day) ? Number(day) : 0,
    };
  });
}

/** The orders as storage keeps them. */
export function ordersText(orders: readonly Omit<KeptOrder, 'reference'>[]): string {
  return JSON.stringify({
    orders: orders.map(({ code, lineIds, day }) => ({ code, lineIds, day })),
  });
}

/** The orders with one more, which takes the place of one with the same reference. */
export function withOrder(orders: readonly KeptOrder[], order: KeptOrder): readonly KeptOrder[] {
  return [order, ...withoutOrder(orders, order.reference)].slice(0, keptOrders);
}

/** The orders without the one of this reference. */
export function withoutOrder(
  orders: readonly KeptOrder[],
  reference: string,
): readonly KeptOrder[] {
  return orders.filter((order) => order.reference !== reference);
}

/** The orders, of which the one of this reference has these lines too since a day. */
export function withChange(
  orders: readonly KeptOrder[],
  { reference, lineIds, day }: Pick<KeptOrder, 'reference' | 'lineIds' | 'day'>,
): readonly KeptOrder[] {
  return orders.map((order) =>
    order.reference === reference
      ? { ...order, lineIds: [...new Set([...order.lineIds, ...lineIds])], day }
      : order,
  );
}

/**
 * The orders, of which the one of a link has the link's state where that is newer. A link with other lines
 * is another order, whatever its reference: its state is not taken.
 */
export function withStateOf(
  orders: readonly KeptOrder[],
  { lines, order: facts, state }: LinkContent,
): readonly KeptOrder[] {
  return orders.map((order) => {
    const kept = order.reference === facts?.reference ? parseLink(order.code) : undefined;
    if (!kept || typeof kept === 'string' || !state || !isNewer(state, kept.state)) return order;
    if (JSON.stringify(kept.lines) !== JSON.stringify(lines)) return order;
    return { ...order, code: encodeLink({ ...kept, state }) ?? order.code };
  });
}

/**
 * The reference of the order that an order of these lines takes the place of: the last one that was sent
 * on this day or the day before and has a line in common.
 */
export function replacedOrder(
  orders: readonly KeptOrder[],
  { reference, lineIds, day }: Pick<KeptOrder, 'reference' | 'lineIds' | 'day'>,
): string | undefined {
  return orders.find(
    (order) =>
      order.reference !== reference &&
      day - order.day <= 1 &&
      order.lineIds.some((id) => lineIds.includes(id)),
  )?.reference;
}

/** The reference of an order's code; undefined for any other text. */
export function referenceOf(code: string): string | undefined {
  const content = parseLink(code);
  return typeof content === 'object' ? content.order?.reference : undefined;
}
