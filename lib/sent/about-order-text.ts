import { shop } from '@/data/shop';
import type { LineToday } from '@/lib/cart/cart-today';
import { fillText } from '@/lib/format/fill-text';
import { textThatFits } from '@/lib/order/message-length';
import { dayMs, linkTo } from '@/lib/order/order-link-facts';
import { encodeLink, type OrderContent } from '@/lib/order/order-link-format';
import { shownReference } from '@/lib/order/reference';
import { languageWords } from '@/owner-words/language';
import { orderHistoryWords } from '@/owner-words/order-history';
import { orderStateWords as words } from '@/owner-words/order-state';
import { shownDay, soldOutText } from './order-news';
import { askedRows } from './where-it-stands';

/**
 * The chat message that asks about an order, with its link where that is not too long for a message.
 * `address` is the whole address of the page of an order.
 */
export function aboutOrderText(content: OrderContent, address: string): string {
  const { order } = content;
  const facts = {
    shop: shop.name,
    reference: shownReference(order.reference),
    day: shownDay(dayMs(order.day), languageWords),
  };
  const link = linkTo(address, encodeLink(content));
  return link === undefined
    ? fillText(words.askTextNoLink, facts)
    : fillText(words.askText, { ...facts, link });
}

/**
 * The chat message that answers the shop's question about lines that are sold out: the customer writes the
 * end. `lines` are those of the order, as they are today.
 */
export function answerText({ order, state }: OrderContent, lines: readonly LineToday[]): string {
  const several = lines.some(({ id }) => id !== lines[0]?.id);
  const asked = askedRows(state).flatMap((row) => lines[row] ?? []);
  const soldOut = asked.map((line) => soldOutText(line, line.title, several, words)).join(' ');
  return textThatFits(soldOut, (text) =>
    fillText(words.answerText, {
      shop: shop.name,
      reference: shownReference(order.reference),
      soldOut: text,
    }),
  );
}

/** The message of a customer who does not find an order on this phone. */
export function missingOrderText(): string {
  return fillText(orderHistoryWords.missingText, { shop: shop.name });
}
