/** @jest-environment jsdom */
import { releases } from '@/e2e/releases/releases';
import type { CartLine } from '@/lib/cart/cart-lines';
import { pricesTime } from '@/lib/cart/prices-time.client';
import { parseStoredCart } from '@/lib/cart/stored-cart';
import { readDraft } from '@/lib/contact/contact-draft.client';
import { parseOrderChoices } from '@/lib/delivery/order-choices.client';
import { formatKes } from '@/lib/format/money';
import { dayMs, orderTotalKes } from '@/lib/order/order-link-facts';
import { type OrderContent, parseLink } from '@/lib/order/order-link-format';
import { minuteMs, type OrderState } from '@/lib/order/order-state';
import { parsePaidOrder } from '@/lib/order/paid-order';
import { shownReference } from '@/lib/order/reference';
import { concernsCart, parseDoubt } from '@/lib/payment/kept-doubt';
import { type BookedOrder, contentOf, parseBook } from '@/lib/seller/book';
import { readCopy, withCopy } from '@/lib/seller/book-copy';
import { shownDay } from '@/lib/sent/order-news';
import { type KeptOrder, parseOrders } from '@/lib/sent/orders';
import { parseMySizes } from './my-sizes.client';
import { seenIds } from './seen-products.client';
import * as storageKeys from './storage-keys';

const { bookKey, cartKey, doubtKey, mySizesKey, orderChoicesKey, ordersKey, paidOrderKey } =
  storageKeys;

const sellers = releases.flatMap(({ version, seller }) => (seller ? { version, ...seller } : []));
/** Since 1.1.0 a phone keeps its orders. */
const withOrders = releases.filter(({ shopper }) => shopper.orders.length > 0);
const links = releases.flatMap(({ version, links: own }) =>
  own.map((link) => ({ version, ...link })),
);

/** Puts into this browser what the phone of a release keeps. */
function usePhone({ at, local, session }: (typeof releases)[number]['shopper']) {
  jest.useFakeTimers({ now: Date.parse(at) });
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(releases)('today’s shop knows every key of release $version', ({ shopper, seller }) => {
  const phones = [shopper, ...(seller ? [seller] : [])];
  const keys = phones.flatMap(({ local, session }) => Object.keys({ ...local, ...session }));
  const today: readonly unknown[] = Object.values(storageKeys);
  // The ticks of packing lists are in the order book now; the place in a page is forgotten with its tab.
  const gone = ['duka-mfano-packed', 'duka-mfano-place'];
  expect(keys.filter((key) => !today.includes(key) && !gone.includes(key))).toEqual([]);
});

test.each(releases)(
  'the cart of release $version has its lines, at their prices',
  ({ shopper }) => {
    usePhone(shopper);
    const lines = parseStoredCart(localStorage.getItem(cartKey));
    expect(lines.map(lineText)).toEqual(shopper.cart);
  },
);

test.each(withOrders)('the phone of release $version has its orders', ({ shopper }) => {
  usePhone(shopper);
  expect(parseOrders(localStorage.getItem(ordersKey)).map(orderText)).toEqual(shopper.orders);
});

test.each(releases)('the phone of release $version remembers what it did', ({ shopper }) => {
  usePhone(shopper);
  const now = Date.parse(shopper.at);
  const lines = parseStoredCart(localStorage.getItem(cartKey));
  const time = pricesTime(lines);
  const paid = parsePaidOrder(sessionStorage.getItem(paidOrderKey), now);
  const doubts = [localStorage, sessionStorage].map((storage) =>
    parseDoubt(storage.getItem(doubtKey), now),
  );
  expect({
    pricesOf: time && new Date(time).toISOString(),
    sizes: parseMySizes(localStorage.getItem(mySizesKey)),
    seen: seenIds(),
    choices: parseOrderChoices(localStorage.getItem(orderChoicesKey)),
    paid: joined([/DUKA-\w+/.exec(paid?.text ?? '')?.[0], paid?.tapped && 'opened in the chat']),
    doubts: doubts.map((doubt) => concernsCart(doubt, lines) && doubt.orderID),
    message: readDraft().message,
  }).toMatchObject(shopper.remembers);
});

test.each(links)(
  'of release $version the link of $carries.0 is read whole',
  ({ code, carries }) => {
    expect(contentText(parseLink(code))).toEqual(carries);
  },
);

test.each(sellers)('the order book of release $version has its orders', ({ local, copy, book }) => {
  const own = parseBook(local[bookKey] ?? null);
  expect(own.map(entryText)).toEqual(book);
  const read = readCopy(copy);
  expect(read?.unread).toBe(0);
  expect(read?.book.map(entryText)).toEqual(book);
  // It changes nothing in the book that it is a copy of.
  expect(withCopy(own, read?.book ?? [])).toEqual({ book: own, added: 0, changed: 0 });
});

const timeText = (minute: number) =>
  new Date(minuteMs(minute)).toISOString().replace(':00.000Z', 'Z');
const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

function lineText({ title, titleSw, size, quantity, priceKes, priceSteps, former }: CartLine) {
  return joined([
    titleSw ? `${title} (${titleSw})` : title,
    size,
    `${quantity} × ${formatKes(priceKes)}`,
    ...(priceSteps?.steps ?? []).map(
      ({ from, priceKes }) => `from ${from}: ${formatKes(priceKes)}`,
    ),
    former && `before ${formatKes(former.priceKes)}`,
  ]);
}

function orderText({ reference, question, isUnsent, byPhone, sentCode, replacedBy }: KeptOrder) {
  return joined([
    shownReference(reference),
    question && (question.isCalled ? 'called?' : 'sent?'),
    isUnsent && 'not sent',
    byPhone && 'by phone',
    sentCode && `paid with ${sentCode}`,
    replacedBy && `replaced by ${shownReference(replacedBy)}`,
  ]);
}

function entryText(entry: BookedOrder) {
  const { name, phone, note, packed, before } = entry;
  return joined([
    shownReference(contentOf(entry).order.reference),
    name,
    phone,
    note,
    packed.length > 0 && `packed ${packed.join(' ')}`,
    before && 'can be taken back',
  ]);
}

function contentText(content: ReturnType<typeof parseLink>): readonly string[] | string {
  if (typeof content === 'string') return content;
  const { lines, order, state } = content;
  return [
    ...(order ? factsText(order) : ['a cart']),
    ...lines.map(
      ({ id, size, quantity, priceKes }) => `${quantity} × ${id}, ${size}, ${formatKes(priceKes)}`,
    ),
    `in all ${formatKes(orderTotalKes(content))}`,
    ...(state ? stateText(state) : []),
  ];
}

function factsText({ reference, day, area, place, feeKes, payBy }: OrderContent['order']) {
  const to = [area, place].filter(Boolean).join(', ');
  const fee = feeKes === undefined ? '' : ` for ${formatKes(feeKes)}`;
  return [
    `order ${shownReference(reference)} of ${shownDay(dayMs(day))}`,
    ...(to ? [`to ${to}${fee}`] : []),
    `pay by ${payBy}`,
  ];
}

function stateText({ steps, toPayKes, paidCode, carrier, waybill, soldOut, at }: OrderState) {
  return [
    ...steps.map((step) => `${step.is} ${timeText(step.at)}`),
    ...(soldOut ? [`sold out: ${soldOut.map((row) => row + 1).join(' and ')}`] : []),
    ...(toPayKes !== undefined ? [`to pay ${formatKes(toPayKes)}`] : []),
    ...(paidCode ? [`code ${paidCode}`] : []),
    ...(carrier || waybill ? [`with ${joined([carrier, waybill])}`] : []),
    `said ${timeText(at)}`,
  ];
}
