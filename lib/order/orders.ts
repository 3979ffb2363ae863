import { DAY_MS } from '@/lib/format/kenyan-time';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { encodeLink, type LinkContent, parseLink } from './link-format';
import { isNewer, minuteMs } from './order-state';

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

/**
 * The orders with one more, which takes the place of one with the same reference. Sent once more as it was,
 * it still has what the shop has said of it.
 */
export function withOrder(orders: readonly KeptOrder[], order: KeptOrder): readonly KeptOrder[] {
  const before = orders.find(({ reference }) => reference === order.reference);
  const [kept, next] = [before && contentOf(before), contentOf(order)];
  const isSame = kept && next && !next.state && isSameOrder(kept, next);
  const code = (isSame && before?.code) || order.code;
  return [{ ...order, code }, ...withoutOrder(orders, order.reference)].slice(0, keptOrders);
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
 * is another order, whatever its reference: its state is not taken. `now` is in ms.
 */
export function withStateOf(
  orders: readonly KeptOrder[],
  content: LinkContent,
  now: number,
): readonly KeptOrder[] {
  return orders.map((order) => {
    const kept = order.reference === content.order?.reference && contentOf(order);
    if (!kept || !isNewsOf(kept, content, now)) return order;
    return { ...order, code: encodeLink({ ...kept, state: content.state }) ?? order.code };
  });
}

/** An order of a link as this phone knows it. */
export interface KnownOrder {
  /** What the link has, with the newest state. */
  content: LinkContent;
  /** Whether its lines were sent from this phone. */
  isOwn: boolean;
  /** The code of the order that was sent from this phone, where the link is not quite that. */
  sentCode?: string;
}

/** The order of a link, with what the phone knows of the order of the same reference. `now` is in ms. */
export function knownOrder(
  orders: readonly KeptOrder[],
  content: LinkContent,
  now: number,
): KnownOrder {
  const order = orders.find(({ reference }) => reference === content.order?.reference);
  const kept = order && contentOf(order);
  if (!kept) return { content, isOwn: false };
  const isKnown = hasSameLines(kept, content) && !isNewsOf(kept, content, now);
  const { state: _older, ...link } = content;
  return {
    content: isKnown ? { ...link, ...(kept.state && { state: kept.state }) } : content,
    isOwn: hasSameLines(kept, content),
    ...(!isSameOrder(kept, content) && { sentCode: order.code }),
  };
}

/** A clock may be wrong by so much: a state from further ahead would hide all that the shop says later. */
const FUTURE_MS = 2 * DAY_MS;

/** Whether a link says more of the kept order than the phone knows. */
function isNewsOf(
  kept: LinkContent,
  link: LinkContent,
  now: number,
): link is LinkContent & Required<Pick<LinkContent, 'state'>> {
  const { state } = link;
  if (!state || minuteMs(state.at) > now + FUTURE_MS) return false;
  return isNewer(state, kept.state) && hasSameLines(kept, link);
}

function hasSameLines(one: LinkContent, other: LinkContent): boolean {
  return textOf(one.lines) === textOf(other.lines);
}

function isSameOrder(one: LinkContent, other: LinkContent): boolean {
  return hasSameLines(one, other) && textOf(one.order) === textOf(other.order);
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

function contentOf({ code }: Pick<KeptOrder, 'code'>): LinkContent | undefined {
  const content = parseLink(code);
  return typeof content === 'object' ? content : undefined;
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
  return contentOf({ code })?.order?.reference;
}
