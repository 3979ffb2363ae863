import { asRecord, isText, parseJson } from '@/lib/format/unknown-values';
import { serviceLimits } from '@/lib/site/service-limits';
import { parseLink } from './order-code';

/** An order that was sent from this phone. */
export interface KeptOrder {
  /** What its link has after '#': ./order-code. */
  code: string;
  /** Made from the lines of the cart that was ordered: the same for the same ones. */
  cart: string;
}

/** The orders of a text in storage, the last first; anything that is not one is left out (docs/behaviour.md 36.1). */
export function parseOrders(text: string | null): readonly KeptOrder[] {
  const { orders } = asRecord(parseJson(text));
  if (!Array.isArray(orders)) return [];
  return orders.slice(0, serviceLimits.keptOrders).flatMap((value) => {
    const { code, cart } = asRecord(value);
    return isText(code) && isText(cart) && referenceOf(code) ? [{ code, cart }] : [];
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
