import type { CartLine } from '@/lib/cart/cart-lines';
import { encodeLink, type LinkContent, parseLink } from '@/lib/order/order-link-format';
import { stepOf } from '@/lib/order/order-state';
import { isKeptPaymentCode } from '@/lib/order/payment-code';
import { isReference } from '@/lib/order/reference';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { newerState, untilNow } from './newer-state';

/** The orders that a phone lists. */
export const keptOrders = 30;

/** A longer message in storage is not one that the shop wrote. */
const longestMessage = 6000;

/** How an order left the page, until the shopper has said whether it was sent. */
export interface SentQuestion {
  /** The chat message. */
  text: string;
  /** The order was made by phone. */
  isCalled?: boolean;
}

/** An order that left the page of this phone. */
export interface KeptOrder {
  /** Five letters or digits: lib/order/reference. */
  reference: string;
  /**
   * What its link has after '#': lib/order/order-link-format. '' where no link can carry the order: it is kept until
   * its question is answered.
   */
  code: string;
  /** The ids of the cart's lines: a cart that has one of them still is this order, changed. */
  lineIds: readonly string[];
  /** When it was last sent, or put back into the cart to be changed: a day as links have it. */
  day: number;
  /** When it was last sent, in ms; left out for an order of an earlier release. */
  sentAt?: number;
  /** Left out once it is answered, and for an order of an earlier release: both count as sent. */
  question?: SentQuestion;
  /** The shopper has said that it was not sent. */
  isUnsent?: boolean;
  /** The code of a payment that the shopper has sent to the shop. */
  sentCode?: string;
  /** The chat message of an order that was ordered by phone. */
  byPhone?: string;
  /** The reference of the order that was sent in its place. */
  replacedBy?: string;
}

/** The orders of a text in storage, the last first; anything that is not one is left out. */
export function parseOrders(text: string | null): readonly KeptOrder[] {
  const { orders } = asRecord(parseJson(text));
  if (!Array.isArray(orders)) return [];
  return orders.slice(0, keptOrders).flatMap((value) => {
    const { code, lineIds, day, isUnsent, sentAt, sentCode, byPhone, replacedBy, ...stored } =
      asRecord(value);
    const question = parseQuestion(stored.question);
    const marks = {
      lineIds: Array.isArray(lineIds) ? lineIds.filter(isText) : [],
      day: Number.isInteger(day) ? Number(day) : 0,
      ...(Number.isInteger(sentAt) && { sentAt: Number(sentAt) }),
      ...(question && { question }),
      ...(!question && isUnsent === true && { isUnsent }),
      ...(isText(sentCode) && isKeptPaymentCode(sentCode) && { sentCode }),
      ...(isMessage(byPhone) && { byPhone }),
      ...(isText(replacedBy) && isReference(replacedBy) && { replacedBy }),
    };
    const { reference } = stored;
    if (code === '' && question && isText(reference) && isReference(reference))
      return { reference, code, ...marks };
    const inCode = isText(code) && referenceOf(code);
    return inCode ? { reference: inCode, code, ...marks } : [];
  });
}

function parseQuestion(value: unknown): SentQuestion | undefined {
  const { text, isCalled } = asRecord(value);
  return isMessage(text) ? { text, ...(isCalled === true && { isCalled }) } : undefined;
}

function isMessage(value: unknown): value is string {
  return isText(value) && value.length <= longestMessage;
}

/** The orders as storage keeps them: a reference only where no code has it. */
export function ordersText(
  orders: readonly (Omit<KeptOrder, 'reference'> & { reference?: string })[],
): string {
  return JSON.stringify({
    orders: orders.map(({ code, reference, ...order }) => ({
      ...(code === '' && { reference }),
      code,
      ...order,
    })),
  });
}

/** Whether an order is one of this phone's: a call alone may have been about anything. */
export function isListed({ code, question }: Pick<KeptOrder, 'code' | 'question'>): boolean {
  return code !== '' && !question?.isCalled;
}

/**
 * The orders with one more, which takes the place of one with the same reference. Sent once more as it was,
 * it still has what the shop has said of it. A call about an order that is asked about already changes
 * nothing.
 */
export function withOrder(orders: readonly KeptOrder[], order: KeptOrder): readonly KeptOrder[] {
  const before = orders.find(({ reference }) => reference === order.reference);
  if (order.question?.isCalled && before?.question && !before.question.isCalled) return orders;
  const [kept, next] = [before && keptContent(before), keptContent(order)];
  const isSame = kept && next && !next.state && isSameOrder(kept, next);
  const known = isSame && before ? knownOf(before) : {};
  return [{ ...order, ...known }, ...withoutOrder(orders, order.reference)].slice(0, keptOrders);
}

/** What a phone knows of an order beside what it sent. */
function knownOf({ code, sentCode }: KeptOrder): Pick<KeptOrder, 'code' | 'sentCode'> {
  return { code, ...(sentCode !== undefined && { sentCode }) };
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

/** The orders, of which the one of this reference has a code of a payment. */
export function withSentCode(
  orders: readonly KeptOrder[],
  reference: string,
  sentCode: string,
): readonly KeptOrder[] {
  return orders.map((order) => (order.reference === reference ? { ...order, sentCode } : order));
}

/**
 * The orders, of which the one of a link has the link's state where that is newer: the shop has it, whatever
 * the shopper has said, so nobody asks whether it was sent. A link with other lines, another place or
 * another way to pay is another order, whatever its reference: its state is not taken. `now` is in ms.
 */
export function withStateOf(
  orders: readonly KeptOrder[],
  content: LinkContent,
  now: number,
): readonly KeptOrder[] {
  const order = orders.find(({ reference }) => reference === content.order?.reference);
  const kept = order && keptContent(order);
  if (!kept || !isSameOrder(kept, content)) return orders;
  const state = newerState(kept.state, content.state, now);
  if (!state) return orders;
  const code = encodeLink({ ...kept, state }) ?? order.code;
  return withAnswer(orders, order.reference, true).map((one) => {
    if (one.reference !== order.reference) return one;
    const { replacedBy, ...rest } = one;
    return { ...rest, code, ...(replacedBy && isChangeable({ code }) && { replacedBy }) };
  });
}

/** Whether another order can still take the place of this one: the shop has at most confirmed it. */
function isChangeable(order: Pick<KeptOrder, 'code'>): boolean {
  const step = stepOf(keptContent(order)?.state);
  return step === 'new' || step === 'confirmed';
}

/** An order of a link as this phone knows it. */
export interface KnownOrder {
  /** What the link has, with the newest state. */
  content: LinkContent;
  /** The order of this phone that has its lines. */
  own?: KeptOrder;
  /** The code of the order that was sent from this phone, where the link is not quite that. */
  sentAs?: string;
}

/** The order of a link, with what the phone knows of the order of the same reference. `now` is in ms. */
export function knownOrder(
  orders: readonly KeptOrder[],
  content: LinkContent,
  now: number,
): KnownOrder {
  const order = orders.find(({ reference }) => reference === content.order?.reference);
  const kept = order && keptContent(order);
  const { state: linked, ...link } = content;
  const shown = linked ? { ...link, state: untilNow(linked, now) } : link;
  if (!kept) return { content: shown };
  const isKnown = hasSameLines(kept, content) && !newerState(kept.state, linked, now);
  return {
    content: isKnown ? { ...link, ...(kept.state && { state: kept.state }) } : shown,
    ...(hasSameLines(kept, content) && { own: order }),
    ...(!isSameOrder(kept, content) && { sentAs: order.code }),
  };
}

function hasSameLines(one: LinkContent, other: LinkContent): boolean {
  return asJson(one.lines) === asJson(other.lines);
}

function isSameOrder(one: LinkContent, other: LinkContent): boolean {
  return hasSameLines(one, other) && asJson(one.order) === asJson(other.order);
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}

function keptContent({ code }: Pick<KeptOrder, 'code'>): LinkContent | undefined {
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
      !order.question?.isCalled &&
      day - order.day <= 1 &&
      order.lineIds.some((id) => lineIds.includes(id)),
  )?.reference;
}

/** The last order of which nobody has said whether it was sent. */
export function askedOrder(orders: readonly KeptOrder[]): KeptOrder | undefined {
  return orders.find(({ question }) => question);
}

/**
 * The orders once the shopper has said whether the one of this reference was sent. A sent order takes the
 * place of those that its message names, and of earlier calls about it. One that no link can carry is kept no
 * longer, nor one that was not ordered by phone.
 */
export function withAnswer(
  orders: readonly KeptOrder[],
  reference: string,
  isSent: boolean,
): readonly KeptOrder[] {
  const at = orders.findIndex((order) => order.reference === reference);
  const replaced = isSent ? replacedOrders(orders, at) : [];
  return orders.flatMap((order, place) => {
    const { question, isUnsent: _, ...rest } = order;
    if (place === at) {
      if (order.code === '' || (!isSent && question?.isCalled)) return [];
      if (!isSent) return { ...rest, isUnsent: true };
      return { ...rest, ...(question?.isCalled && { byPhone: question.text }) };
    }
    if (replaced.includes(order.reference)) {
      if (order.code === '') return [];
      return isChangeable(order) ? { ...rest, replacedBy: reference } : rest;
    }
    const isEarlierCall = isSent && place > at && question?.isCalled;
    return isEarlierCall && hasLineOf(order, orders[at]) ? [] : order;
  });
}

/** The references of the orders that the one at a place took the place of, one after the other. */
function replacedOrders(orders: readonly KeptOrder[], at: number): readonly string[] {
  const [order, ...before] = at < 0 ? [] : orders.slice(at);
  const next = order && replacedOrder(before, order);
  if (next === undefined) return [];
  const place = orders.findIndex(({ reference }) => reference === next);
  return [next, ...replacedOrders(orders, place)];
}

function hasLineOf(
  { lineIds }: Pick<KeptOrder, 'lineIds'>,
  other: Pick<KeptOrder, 'lineIds'> | undefined,
): boolean {
  return lineIds.some((id) => other?.lineIds.includes(id));
}

/** The orders with these as they were before an answer. */
export function withoutAnswer(
  orders: readonly KeptOrder[],
  before: readonly KeptOrder[],
): readonly KeptOrder[] {
  const find = (list: readonly KeptOrder[], reference: string) =>
    list.find((order) => order.reference === reference);
  const dropped = before.filter(({ reference }) => !find(orders, reference));
  const others = orders.map((order) => {
    const was = find(before, order.reference);
    // What the shop has said of it meanwhile stays.
    return was ? { ...was, code: order.code } : order;
  });
  return [...dropped, ...others].slice(0, keptOrders);
}

/** What of a cart is an order that was sent. */
interface SentPart {
  /** The ids of the lines that leave the cart with it. */
  lineIds: readonly string[];
  /** Whether the cart has the order, changed: then its lines are the next order, which takes its place. */
  isChanged: boolean;
}

/**
 * What of a cart is an order that was sent: all of its lines, while the cart has each in the size and
 * quantity that was sent. Lines that were added later are not a part of it.
 */
export function sentPart(
  cart: readonly Pick<CartLine, 'lineId' | 'size' | 'quantity'>[],
  { code, lineIds }: Pick<KeptOrder, 'code' | 'lineIds'>,
): SentPart {
  const content = parseLink(code);
  const sent = typeof content === 'object' ? content.lines : undefined;
  // Lines that changed the order later follow those that it was sent with.
  const own = lineIds.slice(0, sent?.length);
  const isWhole =
    own.length > 0 &&
    own.every((id, at) => {
      const line = cart.find(({ lineId }) => lineId === id);
      const { size, quantity } = sent?.[at] ?? line ?? {};
      return line !== undefined && line.size === size && line.quantity === quantity;
    });
  if (isWhole) return { lineIds: own, isChanged: false };
  return { lineIds: [], isChanged: cart.some(({ lineId }) => lineIds.includes(lineId)) };
}

/** The reference of an order's code; undefined for any other text. */
export function referenceOf(code: string): string | undefined {
  return keptContent({ code })?.order?.reference;
}
