import { tabStorage } from '@/lib/browser/phone-storage.client';
import { storedList } from '@/lib/browser/stored-list.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { loadCartBehind, openCartStore } from '@/lib/cart/open-cart.client';
import { formatKes } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { fileHref } from '@/lib/links/site-path';
import { linkDay, type OrderIdentity } from '@/lib/order/order-link-facts';
import { encodeLink, type LinkContent, parseLink } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { backFromChatKey, ordersKey } from '@/lib/remembered/storage-keys';
import {
  type KeptOrder,
  ordersText,
  parseOrders,
  referenceOf,
  replacedOrder,
  type SentQuestion,
  withAnswer,
  withChange,
  withOrder,
  withoutAnswer,
  withoutOrder,
  withSentCode,
  withStateOf,
} from './orders';

/** The orders of this phone, the last first. */
const kept = storedList(ordersKey, parseOrders, ordersText);

export const ordersStore = kept.store;

/** What an order needs to be kept: `code` is undefined where no link can carry it. */
interface SentOrder {
  code?: string | undefined;
  lines: readonly CartLine[];
  /** Left out for an order that is known to have arrived: it was paid. */
  question?: SentQuestion;
}

/** Keeps an order that leaves the page now; the shopper is asked whether it was sent. Never throws. */
export function keepOrder({ code = '', lines, question }: SentOrder): void {
  const reference = referenceOf(code) ?? (question && referenceOfLines(lines));
  if (!reference) return;
  kept.change((orders) =>
    withOrder(orders, {
      reference,
      code,
      ...marksOf(lines),
      sentAt: Date.now(),
      ...(question && { question }),
    }),
  );
  if (question) awaitReturn();
}

/**
 * Notes whether the order of this reference was sent. Returns what takes the answer back.
 */
export function answerOrder(reference: string, isSent: boolean): () => void {
  let before: readonly KeptOrder[] = [];
  kept.change((orders) => {
    const next = withAnswer(orders, reference, isSent);
    before = orders.filter((order) => !next.includes(order));
    return next;
  });
  return () => kept.change((orders) => withoutAnswer(orders, before));
}

/** From now on these lines are the order of a link, changed, also on a phone that has not sent it. */
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

/**
 * Takes over what has become of an order of this phone, from the link of a reply. Returns the order as it was
 * kept, where that says that it was sent and the phone did not know it. Never throws.
 */
export function takeState(content: LinkContent): KeptOrder | undefined {
  const { list } = ordersStore.getState();
  const now = Date.now();
  // Only what changes something is written.
  if (withStateOf(list, content, now) === list) return undefined;
  kept.change((orders) => withStateOf(orders, content, now));
  const before = list.find(({ reference }) => reference === content.order?.reference);
  return before?.question || before?.isUnsent ? before : undefined;
}

/** Keeps the code of a payment for the order of this reference, which the shopper has sent to the shop. */
export function keepSentCode(reference: string, code: string): void {
  kept.change((orders) => withSentCode(orders, reference, code));
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
  const reference = referenceOfLines(lines);
  const marks = marksOf(lines);
  const { list } = ordersStore.getState();
  const content = parseLink(list.find((order) => order.reference === reference)?.code ?? '');
  const sent = typeof content === 'object' ? content.order : undefined;
  const replaces = replacedOrder(list, { reference, ...marks });
  return {
    reference,
    day: sent?.day ?? marks.day,
    at: Date.now(),
    address: orderAddress(),
    ...(replaces && { replaces }),
  };
}

/** The whole address of the page of an order, as the shop's owner reads it. */
export function orderAddress(): string {
  return window.location.origin + fileHref(pagePaths.order);
}

function referenceOfLines(lines: readonly CartLine[]): string {
  // The price as storage has it: a cart of an earlier release keeps its order's reference.
  const facts = lines.map(({ lineId, size, quantity, priceKes }) => [
    lineId,
    size,
    quantity,
    formatKes(priceKes),
  ]);
  return referenceOfText(JSON.stringify(facts));
}

function marksOf(lines: readonly CartLine[]): { lineIds: readonly string[]; day: number } {
  return { lineIds: lines.map(({ lineId }) => lineId), day: linkDay(Date.now()) };
}

/**
 * The page leads to the chat now. Once the shopper is back, the cart, if it is closed, is loaded behind
 * the page and asks whether the order was sent. A tab that the phone has unloaded meanwhile does so
 * when it is loaded again (components/cart/lazy-cart-dialog.client).
 */
export function awaitReturn(): void {
  tabStorage.set(backFromChatKey, 'yes');
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onReturn);
}

function onReturn(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', onReturn);
  window.removeEventListener('pageshow', onReturn);
  tabStorage.remove(backFromChatKey);
  if (openCartStore.getState().open !== true) loadCartBehind();
}
