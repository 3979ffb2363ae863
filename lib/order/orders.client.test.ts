/** @jest-environment jsdom */
import { lineWith } from '@/e2e/shop/builders';
import { encodeLink, parseLink } from './order-code';
import { orderCode } from './order-link';
import {
  changeOrder,
  keepOrder,
  orderIdentity,
  ordersStore,
  removeOrder,
  removeOrders,
} from './orders.client';
import { ordersKey } from './orders-key';

const choice = { payBy: 'undecided', destination: { place: '' } } as const;
const send = (lines: Parameters<typeof orderIdentity>[0]) => {
  const { reference, day } = orderIdentity(lines);
  keepOrder({ code: orderCode(lines, { reference, day }, choice), lines });
  return reference;
};
const cart = (lineId: string, over = {}) => [lineWith({ lineId, id: 'boot', ...over })];

afterEach(() => {
  jest.restoreAllMocks();
  removeOrders();
  localStorage.clear();
});

test('an order has one reference while its lines are the same, before and after it is sent', () => {
  const drawn = orderIdentity(cart('a')).reference;
  expect(orderIdentity(cart('a')).reference).toBe(drawn);
  expect(send(cart('a'))).toBe(drawn);
  const second = orderIdentity(cart('b')).reference;
  expect(orderIdentity(cart('c')).reference).not.toBe(second);
  const other = send(cart('b'));
  expect(other).toBe(second);
  expect(other).not.toBe(drawn);
  expect(orderIdentity(cart('a')).reference).toBe(drawn);
  expect(orderIdentity(cart('a', { quantity: 5 })).reference).not.toBe(drawn);
});

test('a sent order is kept in storage, once, and can be removed', () => {
  const first = send(cart('a'));
  send(cart('a'));
  const second = send(cart('b'));
  expect(ordersStore.getState().orders).toHaveLength(2);
  expect(localStorage.getItem(ordersKey)).toContain(second);
  removeOrder(second);
  expect(localStorage.getItem(ordersKey)).not.toContain(second);
  expect(localStorage.getItem(ordersKey)).toContain(first);
  removeOrders();
  expect(ordersStore.getState().orders).toEqual([]);
});

test('an order that no link can carry is not kept', () => {
  keepOrder({ code: undefined, lines: cart('a') });
  keepOrder({ code: encodeLink({ lines: [] }), lines: cart('a') });
  expect(ordersStore.getState().orders).toEqual([]);
});

test.each(['getItem', 'setItem'] as const)(
  'where storage throws at %s the page keeps the orders and says that they are not saved',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const reference = send(cart('a'));
    send(cart('b'));
    const { orders, saved } = ordersStore.getState();
    expect(saved).toBe(false);
    expect(orders).toHaveLength(2);
    expect(parseLink(orders[1]?.code ?? '')).toMatchObject({ order: { reference } });
  },
);

test('an order of another tab is kept beside those of this one', () => {
  send(cart('a'));
  const other = localStorage.getItem(ordersKey);
  removeOrders();
  send(cart('b'));
  const own = ordersStore.getState().orders;
  localStorage.setItem(ordersKey, other ?? '');
  send(cart('c'));
  expect(ordersStore.getState().orders).toHaveLength(2);
  expect(ordersStore.getState().orders).not.toContainEqual(own[0]);
  localStorage.setItem(ordersKey, other ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: ordersKey }));
  expect(ordersStore.getState().orders).toHaveLength(1);
});

test('a page that Back restores reads the orders again', () => {
  send(cart('a'));
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(ordersStore.getState().orders).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(ordersStore.getState().orders).toEqual([]);
});

test('a page that cannot read its storage says from the start that orders are not saved', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./orders.client');
    expect(fresh.ordersStore.getState()).toEqual({ orders: [], saved: false });
  });
});

test('a cart with a line of a sent order, or with lines that change it, takes its place', () => {
  const first = send(cart('a'));
  expect(orderIdentity(cart('a')).replaces).toBeUndefined();
  expect(orderIdentity([...cart('a'), ...cart('b')]).replaces).toBe(first);
  expect(orderIdentity(cart('c')).replaces).toBeUndefined();
  changeOrder(first, cart('c'));
  expect(orderIdentity(cart('c')).replaces).toBe(first);
  changeOrder('00000', cart('d'));
  expect(orderIdentity(cart('d')).replaces).toBeUndefined();
});

test('orders that cannot be read once are not overwritten', () => {
  send(cart('a'));
  const stored = localStorage.getItem(ordersKey);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  send(cart('b'));
  expect(localStorage.getItem(ordersKey)).toBe(stored);
  expect(ordersStore.getState().saved).toBe(false);
});
