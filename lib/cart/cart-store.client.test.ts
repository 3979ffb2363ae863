/** @jest-environment jsdom */

import { shop } from '@/data/shop';
import { itemWith } from '@/e2e/shop/builders';
import { storedLine } from './stored-cart';

const KEY = `${shop.id}-cart`;
const item = itemWith({ title: 'Boots' });

/** The store of a page that was just opened. */
function open(): typeof import('./cart-store.client') {
  let store: typeof import('./cart-store.client') | undefined;
  jest.isolateModules(() => {
    store = require('./cart-store.client');
  });
  if (!store) throw new Error('the store did not load');
  return store;
}
const titles = (store: typeof import('./cart-store.client')) =>
  store.cartStore.getState().lines.map((line) => line.title);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.state.lines;

let listened: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  listened = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  // The tabs of this test are closed.
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

test('an added line is there after a reload', () => {
  open().addToCart(item);
  expect(titles(open())).toEqual(['Boots']);
});

test('adding returns the number of items in the cart', () => {
  const store = open();
  expect(store.addToCart({ ...item, quantity: 2 })).toBe(2);
  expect(store.addToCart(item)).toBe(3);
});

test('two tabs that both add a line lose none', () => {
  const [one, two] = [open(), open()];
  one.addToCart({ ...item, title: 'From one' });
  two.addToCart({ ...item, title: 'From two' });
  expect(titles(two)).toEqual(['From one', 'From two']);
  expect(stored()).toHaveLength(2);
});

/** Another tab stores these lines, without having seen what this one has. */
function storedElsewhere(...lines: { lineId: string; title: string }[]) {
  const newValue = JSON.stringify({
    state: { lines: lines.map((line) => storedLine({ ...item, ...line })) },
  });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}
const idOfNow = () => `${Date.now().toString(36)}-other`;

test('a line that another tab overwrote with one of the same moment is put back', () => {
  const store = open();
  store.addToCart(item);
  storedElsewhere({ lineId: idOfNow(), title: 'Other' });
  expect(titles(store)).toEqual(['Other', 'Boots']);
  expect(stored()).toHaveLength(2);
});

test('a line that another tab overwrote is put back where this one adds before it follows', () => {
  const store = open();
  store.addToCart(item);
  const lines = [storedLine({ ...item, lineId: idOfNow(), title: 'Other' })];
  localStorage.setItem(KEY, JSON.stringify({ state: { lines } }));
  store.addToCart({ ...item, title: 'Third' });
  expect(titles(store)).toEqual(['Other', 'Boots', 'Third']);
});

test('a line that another tab removed just after it was added stays removed', () => {
  const store = open();
  store.addToCart(item);
  storedElsewhere();
  storedElsewhere({ lineId: idOfNow(), title: 'Other' });
  expect(titles(store)).toEqual(['Other']);
});

test.each([
  ['the cart’s key', KEY],
  ['everything at once', null],
])('a tab takes over that another tab cleared %s', (_, changedKey) => {
  const store = open();
  store.addToCart(item);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }));
  expect(titles(store)).toEqual([]);
});

test('a storage event for another key changes nothing', () => {
  const store = open();
  store.addToCart(item);
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(titles(store)).toEqual(['Boots']);
});

test('with storage blocked the cart is kept in memory and reported as not saved', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = open();
  store.addToCart(item);
  store.addToCart(item);
  expect(titles(store)).toHaveLength(2);
  expect(store.cartStore.getState().saved).toBe(false);
});

test('a storage that can be written but not read loses no line', () => {
  const store = open();
  store.addToCart(item);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  store.addToCart(item);
  store.addToCart(item);
  expect(titles(store)).toHaveLength(3);
  expect(store.cartStore.getState().saved).toBe(false);
  jest.restoreAllMocks();
  expect(stored()).toHaveLength(1);
});

test('a full storage loses no line and saves all once there is room again', () => {
  const store = open();
  store.addToCart({ ...item, title: 'Kept before' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.addToCart({ ...item, title: 'Not kept' });
  store.addToCart({ ...item, title: 'Not kept either' });
  expect(titles(store)).toEqual(['Kept before', 'Not kept', 'Not kept either']);
  full.mockRestore();
  store.addToCart({ ...item, title: 'Room again' });
  expect(stored()).toHaveLength(4);
  expect(store.cartStore.getState().saved).toBe(true);
});
