/** @jest-environment jsdom */
import type { CartLine } from './cart-lines';

const KEY = 'mavazi-cart';
const item: Omit<CartLine, 'lineId'> = {
  title: 'Brogues',
  image: '',
  price: 'KSh 2,250',
  category: 'Shoes',
  categoryKey: 'women-men-shoes',
  size: '41',
  quantity: 1,
};

/** The store as a page just opened has it. */
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

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is added is kept and is there after a reload', () => {
  open().addToCart(item);
  expect(titles(open())).toEqual(['Brogues']);
});

test('who adds is told how many items are in the cart now', () => {
  const store = open();
  expect(store.addToCart({ ...item, quantity: 2 })).toBe(2);
  expect(store.addToCart(item)).toBe(3);
});

test('every change says cart-updated on the window', () => {
  const store = open();
  const heard = jest.fn();
  window.addEventListener('cart-updated', heard);
  store.addToCart(item);
  const lineId = store.cartStore.getState().lines[0]?.lineId ?? '';
  store.changeLineQuantity(lineId, 1);
  store.removeFromCart(lineId);
  store.clearCart();
  expect(heard).toHaveBeenCalledTimes(4);
  window.removeEventListener('cart-updated', heard);
});

test('two tabs that both add lose nothing', () => {
  const [one, two] = [open(), open()];
  one.addToCart({ ...item, title: 'From one' });
  two.addToCart({ ...item, title: 'From two' });
  expect(titles(two)).toEqual(['From one', 'From two']);
  expect(stored()).toHaveLength(2);
});

test.each([
  ['the cart’s key', KEY],
  ['everything at once', null],
])('a tab follows when another clears %s', (_, changedKey) => {
  const store = open();
  store.addToCart(item);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }));
  expect(titles(store)).toEqual([]);
});

test('another key in storage is not the cart’s business', () => {
  const store = open();
  store.addToCart(item);
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(titles(store)).toEqual(['Brogues']);
});

test('adding to a stored cart with a bad line keeps the good one', () => {
  const good = { ...item, lineId: 'a', title: 'Good' };
  localStorage.setItem(
    KEY,
    JSON.stringify({ state: { lines: [{ ...good, quantity: -3 }, good] } }),
  );
  const store = open();
  store.addToCart(item);
  expect(titles(store)).toEqual(['Good', 'Brogues']);
});

test.each(['{"state":', 'null', '[]', '{"state":{"lines":7},"version":3}'])(
  'adding works over a stored %s',
  (text) => {
    localStorage.setItem(KEY, text);
    const store = open();
    store.addToCart(item);
    expect(titles(store)).toEqual(['Brogues']);
    expect(stored()).toHaveLength(1);
  },
);

test('with storage blocked the cart lives for the visit, and says it is not kept', () => {
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

test('where storage takes but does not give, nothing in the cart is lost', () => {
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

test('with storage full nothing already in the cart is lost', () => {
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
