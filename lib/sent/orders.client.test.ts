/** @jest-environment jsdom */

import { lineWith } from '@/e2e/shop/builders';
import { closeCart, openCart, openCartStore } from '@/lib/cart/open-cart.client';
import { orderCode } from '@/lib/order/order-link-facts';
import { encodeLink, type LinkContent, parseLink } from '@/lib/order/order-link-format';
import { backFromChatKey, ordersKey } from '@/lib/remembered/storage-keys';
import { parseOrders } from './orders';
import { awaitReturn } from './orders.client';

type Orders = typeof import('./orders.client');
const choice = { payBy: 'undecided', destination: { place: '' } } as const;

/** A page that was just opened. */
function open() {
  let orders: Orders | undefined;
  jest.isolateModules(() => {
    orders = require('./orders.client');
  });
  if (!orders) throw new Error('the module did not load');
  const { orderIdentity, keepOrder } = orders;
  const send = (lines: Parameters<Orders['orderIdentity']>[0]) => {
    const identity = orderIdentity(lines);
    keepOrder({ code: orderCode(lines, identity, choice), lines });
    return identity.reference;
  };
  return { ...orders, send };
}

/** What the link of the stored order of this reference carries. */
function contentOf(reference: string): LinkContent {
  const stored = parseOrders(localStorage.getItem(ordersKey));
  const content = parseLink(stored.find((order) => order.reference === reference)?.code ?? '');
  if (typeof content === 'string') throw new Error('the order is not stored');
  return content;
}

const cart = (lineId: string, over = {}) => [lineWith({ lineId, id: 'boot', ...over })];

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('an order has one reference while its lines are the same: on each page, before and after it is sent', () => {
  const { orderIdentity, send } = open();
  const { reference } = orderIdentity(cart('a'));
  expect(open().orderIdentity(cart('a')).reference).toBe(reference);
  expect(send(cart('a'))).toBe(reference);
  expect(open().orderIdentity(cart('a')).reference).toBe(reference);
  expect(orderIdentity(cart('b')).reference).not.toBe(reference);
  expect(orderIdentity(cart('a', { quantity: 5 })).reference).not.toBe(reference);
  expect(orderIdentity(cart('a', { priceKes: 9990 })).reference).not.toBe(reference);
});

test('an order that is sent again has the day on which it was first sent', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z') });
  const { send, orderIdentity } = open();
  send(cart('a'));
  jest.setSystemTime(Date.parse('2026-11-26T09:00:00Z'));
  const later = orderIdentity(cart('b')).day;
  expect(orderIdentity(cart('a')).day).toBe(later - 4);
});

test('a sent order is kept in storage, once, and can be removed', () => {
  const { send, ordersStore, removeOrder, removeOrders } = open();
  const first = send(cart('a'));
  send(cart('a'));
  const second = send(cart('b'));
  expect(
    open()
      .ordersStore.getState()
      .list.map(({ reference }) => reference),
  ).toEqual([second, first]);
  removeOrder(second);
  expect(localStorage.getItem(ordersKey)).not.toContain(second);
  removeOrders();
  expect(ordersStore.getState().list).toEqual([]);
  expect(open().ordersStore.getState().list).toEqual([]);
});

test('an order that no link can carry is not kept', () => {
  const { keepOrder, ordersStore } = open();
  keepOrder({ code: undefined, lines: cart('a') });
  keepOrder({ code: encodeLink({ lines: [] }), lines: cart('a') });
  expect(ordersStore.getState().list).toEqual([]);
});

test('an order that no link can carry is kept while nobody has said whether it was sent', () => {
  const { keepOrder, ordersStore, answerOrder, orderIdentity } = open();
  const { reference } = orderIdentity(cart('a'));
  keepOrder({ code: undefined, lines: cart('a'), question: { text: 'Hello' } });
  expect(open().ordersStore.getState().list).toMatchObject([{ reference, code: '' }]);
  const takeBack = answerOrder(reference, true);
  expect(ordersStore.getState().list).toEqual([]);
  takeBack();
  expect(open().ordersStore.getState().list).toMatchObject([{ question: { text: 'Hello' } }]);
});

test('an order that is sent again is asked about again, and is no longer one that was not sent', () => {
  const { keepOrder, ordersStore, answerOrder, orderIdentity } = open();
  const lines = cart('a');
  const identity = orderIdentity(lines);
  const sent = { code: orderCode(lines, identity, choice), lines, question: { text: 'Hello' } };
  keepOrder(sent);
  answerOrder(identity.reference, false);
  expect(ordersStore.getState().list).toMatchObject([{ isUnsent: true }]);
  keepOrder(sent);
  expect(ordersStore.getState().list).toEqual([
    expect.objectContaining({ question: { text: 'Hello' } }),
  ]);
  expect(ordersStore.getState().list[0]).not.toHaveProperty('isUnsent');
});

test('a cart with a line of a sent order, or with lines that change it, takes its place', () => {
  const { send, orderIdentity, changeOrder } = open();
  const first = send(cart('a'));
  expect(orderIdentity(cart('a')).replaces).toBeUndefined();
  expect(orderIdentity([...cart('a'), ...cart('b')]).replaces).toBe(first);
  expect(orderIdentity(cart('c')).replaces).toBeUndefined();
  changeOrder(contentOf(first), cart('c'));
  expect(orderIdentity(cart('c')).replaces).toBe(first);
});

test('a phone that has not sent an order keeps it when it is changed there', () => {
  const sent = contentOf(open().send(cart('a')));
  localStorage.clear();
  const { orderIdentity, changeOrder, ordersStore } = open();
  changeOrder(sent, cart('c'));
  changeOrder({ lines: sent.lines }, cart('d'));
  expect(orderIdentity(cart('c')).replaces).toBe(sent.order?.reference);
  expect(orderIdentity(cart('d')).replaces).toBeUndefined();
  expect(ordersStore.getState().list).toHaveLength(1);
});

describe('a shopper who is back from the chat', () => {
  const isOpen = () => openCartStore.getState().open;
  let visibility: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    closeCart();
    awaitReturn();
    show('hidden');
    expect(isOpen()).toBe(false);
    expect(sessionStorage.getItem(backFromChatKey)).not.toBeNull();
  });

  test('the cart is loaded behind the page when the shopper is back, once', () => {
    show('visible');
    expect(isOpen()).toBe('behind');
    expect(sessionStorage.getItem(backFromChatKey)).toBeNull();
    closeCart();
    show('hidden');
    show('visible');
    expect(isOpen()).toBe(false);
  });

  test('a page that Back restores asks too', () => {
    visibility = 'visible';
    window.dispatchEvent(new Event('pageshow'));
    expect(isOpen()).toBe('behind');
  });

  test('an open cart stays open', () => {
    openCart();
    show('visible');
    expect(isOpen()).toBe(true);
  });
});
