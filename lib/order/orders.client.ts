import { storedList } from '@/lib/browser/stored-list.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { pagePaths } from '@/lib/links/page-paths';
import { sitePath } from '@/lib/links/site-path';
import { encodeLink, type LinkContent, parseLink } from './link-format';
import { linkDay, type OrderIdentity } from './order-link';
import {
  ordersText,
  parseOrders,
  referenceOf,
  replacedOrder,
  withChange,
  withOrder,
  withoutOrder,
  withStateOf,
} from './orders';
import { ordersKey } from './orders-key';
import { referenceOfText } from './reference';

/** The orders of this phone, the last first. */
const kept = storedList(ordersKey, parseOrders, ordersText);

export const ordersStore = kept.store;

/** What an order needs to be kept: `code` is undefined where no link can carry it. */
interface SentOrder {
  code?: string | undefined;
  lines: readonly CartLine[];
}

/** Keeps an order that leaves the phone now. Never throws. */
export function keepOrder({ code = '', lines }: SentOrder): void {
  const reference = referenceOf(code);
  if (reference) kept.change((orders) => withOrder(orders, { reference, code, ...marksOf(lines) }));
}

/**
 * From now on these lines are the order of a link, changed; a phone that has not sent
 * it keeps it too.
 */
export function changeOrder(content: LinkContent, lines: readonly CartLine[]): void {
  const code = encodeLink(content);
  const reference = content.order?.reference;
  if (!code || !reference) return;
  const marks = marksOf(lines);
  kept.change((orders) =>
    orders.some((order) => order.reference === reference)
      ? withChange(orders, { reference, ...marks })
      : withOrder(orders, { reference, code, ...marks }),
  );
}

/** Takes over what has become of an order of this phone, from the link of a reply. Never throws. */
export function takeState(content: LinkContent): void {
  const { list } = ordersStore.getState();
  // Only what changes something is written.
  if (withStateOf(list, content).some((order, at) => order !== list[at]))
    kept.change((orders) => withStateOf(orders, content));
}

/** Forgets the order of this reference. */
export function removeOrder(reference: string): void {
  kept.change((orders) => withoutOrder(orders, reference));
}

/** Forgets every order. */
export function removeOrders(): void {
  kept.change(() => []);
}

/**
 * What makes an order of these lines one and not another: its day is the one on
 * which it was first sent, as far as this phone keeps it.
 */
export function orderIdentity(lines: readonly CartLine[]): OrderIdentity {
  const facts = lines.map(({ lineId, size, quantity, price }) => [lineId, size, quantity, price]);
  const reference = referenceOfText(JSON.stringify(facts));
  const marks = marksOf(lines);
  const { list } = ordersStore.getState();
  const content = parseLink(list.find((order) => order.reference === reference)?.code ?? '');
  const sent = typeof content === 'object' ? content.order : undefined;
  const replaces = replacedOrder(list, { reference, ...marks });
  return {
    reference,
    day: sent?.day ?? marks.day,
    address: orderAddress(),
    ...(replaces && { replaces }),
  };
}

/** The whole address of the page of an order. */
export function orderAddress(): string {
  return window.location.origin + sitePath(pagePaths.order);
}

function marksOf(lines: readonly CartLine[]): { lineIds: readonly string[]; day: number } {
  return { lineIds: lines.map(({ lineId }) => lineId), day: linkDay(Date.now()) };
}
