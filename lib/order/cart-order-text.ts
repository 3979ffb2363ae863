import { shop } from '@/data/shop';
import { countItems } from '@/lib/cart/cart-lines';
import { isWholesale } from '@/lib/cart/wholesale';
import {
  type Destination,
  deliveryFeeKes,
  deliveryRows,
  goodsOf,
  isFeeOpen,
  sumText,
  toPayKes,
  toPayRows,
} from '@/lib/delivery/delivery';
import { formatUsd } from '@/lib/facts/dollars';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, formatThousands, lineTotalKes, totalKes } from '@/lib/format/money';
import { longestChatText } from '@/lib/values/limits';
import { encodeText } from '@/lib/values/well-formed';
import { orderTextWords } from '@/owner-words/order-text';
import { dayOfChoice } from './day-of-choice';
import { fitsInLink } from './message-length';
import { lacksPlace } from './missing-choices';
import { linkTo, type OrderIdentity, orderCode } from './order-link-facts';
import { lineRows, type OrderLine, openMeans, orderText } from './order-text';
import { numberWays, type PayBy, payWhen } from './pay-way';
import { payeeText } from './payee';
import { shownReference } from './reference';

/** What the customer has chosen beside the goods. */
export interface OrderChoice {
  payBy?: PayBy;
  destination?: Destination;
  /** Without it the message has neither reference nor link. */
  identity?: OrderIdentity | undefined;
}

/** The chat message of a cart: `whole` has every line, `text` those that fit into a link. */
export interface CartOrder {
  text: string;
  whole?: string;
  /** The order's link, which has every line; left out where the message has none. */
  link?: string | undefined;
  /** What the link of the order has after '#'; left out where no link can carry it. */
  code?: string | undefined;
}

/** The chat message that orders a cart. */
export function cartOrder(
  lines: readonly OrderLine[],
  { payBy = 'undecided', destination = { place: '' }, identity }: OrderChoice = {},
): CartOrder {
  const choice = { payBy, destination, identity };
  const terms = orderTerms(lines, choice);
  return fitList(lines, linkOf(lines, choice), (list) =>
    orderText(lines, {
      ...(identity && { opening: openingRows(identity) }),
      list,
      ...terms,
    }),
  );
}

/** What the message of an order says of its delivery and its payment. */
export function orderTerms(
  lines: readonly OrderLine[],
  { payBy, destination, identity }: Required<OrderChoice>,
): { delivery: readonly string[]; payment: string } {
  const goods = goodsOf(lines);
  const day = dayOfChoice(lines, { destination, identity });
  return {
    delivery: lacksPlace(destination)
      ? [orderTextWords.deliverNotChosen]
      : [...deliveryRows(destination, goods, day), ...toPayRows(destination, goods)],
    payment: paymentRow(lines, payBy, {
      destination,
      reference: identity?.reference,
    }),
  };
}

/** The first rows of an order with a reference. */
export function openingRows({
  reference,
  replaces,
}: Pick<OrderIdentity, 'reference' | 'replaces'>): readonly string[] {
  return [
    fillText(orderTextWords.greetingNumbered, {
      shop: shop.name,
      reference: shownReference(reference),
    }),
    ...replacesRows(replaces),
  ];
}

/** Which order an order takes the place of, if any. */
export function replacesRows(replaces: string | undefined): readonly string[] {
  return replaces
    ? [fillText(orderTextWords.replaces, { reference: shownReference(replaces) })]
    : [];
}

/**
 * What the message says of the way to pay. A card pays the goods alone, and
 * no wholesale price, which is not known before the shop answers.
 */
function paymentRow(
  lines: readonly OrderLine[],
  payBy: PayBy,
  { reference, destination }: { reference: string | undefined; destination: Destination },
): string {
  const isAsked = isWholesale(lines);
  if (payBy === 'undecided' || (payBy === 'card' && isAsked))
    return notChosenPayment(isAsked, openMeans(reference, destination.area));
  const goods = goodsOf(lines);
  if (payBy === 'card')
    return fillText(orderTextWords.payByCard, {
      sum: formatKes(goods.kes),
      usd: formatUsd(goods.kes),
    });
  const due = {
    toPayKes: toPayKes(destination, goods),
    feeKes: deliveryFeeKes(destination, goods),
  };
  const sum = sumText(formatKes(due.toPayKes), isFeeOpen(due.feeKes, goods), orderTextWords);
  if (payBy === 'delivery')
    return isAsked
      ? orderTextWords.payOnDeliveryLater
      : fillText(orderTextWords.payOnDelivery, { sum });
  const way = numberWays().find((one) => one === payBy);
  const means = way ? payeeText(way, orderTextWords, reference) : '';
  if (isAsked) return fillText(orderTextWords.payDecidedLater, { means });
  const { payDecided, payDecidedNow } = orderTextWords;
  return fillText(payWhen(payBy, due) === 'now' ? payDecidedNow : payDecided, { sum, means });
}

function notChosenPayment(isAsked: boolean, means: string): string {
  const { payAsked, payNotChosen, payNotChosenLater } = orderTextWords;
  if (!means) return payAsked;
  return isAsked ? payNotChosenLater : fillText(payNotChosen, { means });
}

/**
 * A message with a list of these lines. Of three lists, each shorter than the one before, it has the
 * first that fits into a link; if none does, as many short rows as fit and the number of the others.
 * `write` gives the message with a list. The order's own link is its end, in addition: a phone that cuts
 * long links cuts nothing else.
 */
export function fitList(
  lines: readonly OrderLine[],
  { link, code, after }: MessageEnd,
  write: (list: readonly string[]) => string,
): CartOrder {
  const end = after === undefined ? '' : `\n${after}`;
  const whole = (text: string) => withLink(text, link) + end;
  for (const list of [lineRows, productRows, shortRows]) {
    const text = write(list(lines));
    if (fitsInLink(text + end)) return { text: whole(text), link, code };
  }
  const rows = shortRows(lines);
  const more = (count: number) =>
    countText(link ? orderTextWords.moreInLink : orderTextWords.moreLines, count);
  const shown = rowsThatFit(rows, write([more(rows.length)]) + end);
  return {
    text: whole(write([...rows.slice(0, shown), more(rows.length - shown)])),
    whole: whole(write(lineRows(lines))),
    link,
    code,
  };
}

/** The message with the order's link at its end, where there is one. */
export function withLink(text: string, link: string | undefined): string {
  return link ? `${text}\n\n${fillText(orderTextWords.link, { link })}` : text;
}

interface MessageEnd {
  link?: string | undefined;
  /** What the link has after '#'. */
  code?: string | undefined;
  /** What the customer writes on from. */
  after?: string;
}

/** The link of these lines; an empty one without an identity, or where no link can carry them. */
export function linkOf(
  lines: readonly OrderLine[],
  { payBy, destination, identity }: Required<OrderChoice>,
): MessageEnd {
  if (!identity) return {};
  const code = orderCode(lines, identity, { payBy, destination });
  return { link: linkTo(identity.address, code), code };
}

/** How many of the rows a message has room for, beside what is in it already. */
function rowsThatFit(rows: readonly string[], message: string): number {
  let room = longestChatText - encodeText(message).length;
  return rows.findIndex((row) => {
    room -= encodeText(`${row}\n`).length;
    return room <= 0;
  });
}

/** One row for each product: 'Brogues: 2 × 40, 1 × 41, KSh 6,750'. */
function productRows(lines: readonly OrderLine[]): string[] {
  return groupBy(lines, (line) => line.title).map(([product, group]) =>
    fillText(orderTextWords.productRow, {
      product,
      sizes: sizesOf(group),
      sum: formatKes(totalKes(group)),
    }),
  );
}

function sizesOf(lines: readonly OrderLine[]): string {
  return groupBy(lines, (line) => line.size)
    .map(([size, group]) => fillText(orderTextWords.sizeCount, { count: countItems(group), size }))
    .join(', ');
}

/** A short row for each line: '2 x 42 Penny Loafers 5,600'. */
function shortRows(lines: readonly OrderLine[]): string[] {
  return lines.map((line) =>
    fillText(orderTextWords.shortRow, {
      count: line.quantity,
      size: line.size,
      product: line.title,
      sum: formatThousands(lineTotalKes(line)),
    }),
  );
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
