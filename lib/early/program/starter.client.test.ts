/** @jest-environment jsdom */
import { countItems } from '@/lib/cart/cart-lines';
import { parseStoredCart } from '@/lib/cart/stored-cart';

const key = 'shop-cart';
const chat = 'https://wa.me/1?text=I%20order%3A';
const line = { title: 'Penny Loafer', size: '42', quantity: 2, price: 'KSh 2,800' };
const stored = (...lines: unknown[]) => JSON.stringify({ state: { lines } });

beforeAll(async () => {
  Object.assign(globalThis, {
    CART_KEY: key,
    CART_ITEM: 'Cart, 1 item',
    ORDERED_ITEM: 'Cart, 1 item',
    CART_ITEMS: 'Cart, {count} items',
    ORDERED_ITEMS: 'Cart, {count} items',
    BEFORE_SIZE: ', size ',
    BEFORE_COUNT: ', ',
    BEFORE_PRICE: ' × ',
    MOST_ROWS: 200,
    FIRST_PAINT_MS: 500,
    FILTERS: false,
    ANNOUNCED_FROM: '',
    ANNOUNCED_UNTIL: '',
    LANGUAGES: true,
    LANGUAGE_KEY: 'shop-language',
    // A browser that is never idle.
    requestIdleCallback: (task: () => void, { timeout = Number.POSITIVE_INFINITY } = {}) =>
      // biome-ignore lint/plugin: the timers are Jest's
      timeout < Number.POSITIVE_INFINITY ? setTimeout(task, timeout) : 0,
  });
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [] });
  history.replaceState({ kept: 1 }, '', `${location.origin}//shop//hats/?size=4%201#a`);
  await import('./starter.client');
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = `<div id="search"></div><button type="button" aria-haspopup="dialog" aria-label="Cart, empty"></button>
    <div role="alert"><div id="stuck">Not ready. <a href="tel:1">1</a><a href="${chat}">WhatsApp</a><a href="">Reload</a></div></div>`;
});

/** The page's cart button and the text of its chat after the program has read the cart. */
function open() {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.runOnlyPendingTimers();
  const [, chat] = document.querySelectorAll('a');
  const button = document.querySelector('button');
  return {
    text: new URL(chat?.href ?? '').searchParams.get('text'),
    badge: button?.dataset.count,
    name: button?.ariaLabel,
  };
}

test('an address with two slashes in a row gets one before the script, and keeps query, fragment and state', () => {
  expect(location.href).toBe(`${location.origin}/shop/hats/?size=4%201#a`);
  expect(history.state).toEqual({ kept: 1 });
});

test('a link to the page in another language gets the query and the fragment of the address at the click', () => {
  document.body.innerHTML += '<a hreflang="sw-KE" href="/sw/shop/hats/"><b>Kiswahili</b></a>';
  document.querySelector('b')?.click();
  const link = document.querySelector<HTMLAnchorElement>('[hreflang]');
  expect(link?.href).toBe(`${location.origin}/sw/shop/hats/?size=4%201#a`);
});

test('the chat of a page that is not ready has the stored cart, a row for each line', () => {
  localStorage.setItem(
    key,
    stored(line, { ...line, title: 'Fun & “Games” #1', size: 'M', quantity: 1 }),
  );
  expect(open().text).toBe(
    'I order:\nCart, 3 items\nPenny Loafer, size 42, 2 × KSh 2,800\nFun & “Games” #1, size M, 1 × KSh 2,800',
  );
});

test('without a stored line the chat of a page that is not ready has the beginning of an order', () => {
  expect(open()).toEqual({ text: 'I order:', badge: undefined, name: 'Cart, empty' });
  localStorage.setItem(key, stored());
  expect(open().text).toBe('I order:');
});

test('the chat of a page that is not ready has the cart of session storage where local storage has none', () => {
  sessionStorage.setItem(key, stored(line));
  expect(open()).toEqual({
    text: 'I order:\nCart, 2 items\nPenny Loafer, size 42, 2 × KSh 2,800',
    badge: '2',
    name: 'Cart, 2 items',
  });
});

test('a page that is not ready has the item that local storage refused, in its chat and its badge', () => {
  const over = stored(line);
  localStorage.setItem(key, over);
  const lines = [line, { ...line, title: 'Brogue', quantity: 1 }];
  sessionStorage.setItem(key, JSON.stringify({ state: { lines }, over }));
  expect(open()).toEqual({
    text: 'I order:\nCart, 3 items\nPenny Loafer, size 42, 2 × KSh 2,800\nBrogue, size 42, 1 × KSh 2,800',
    badge: '3',
    name: 'Cart, 3 items',
  });
});

test('a page that is not ready has the newer cart of another tab before one that local storage refused', () => {
  localStorage.setItem(key, stored(line));
  sessionStorage.setItem(key, JSON.stringify({ state: { lines: [line, line] }, over: stored() }));
  expect(open().badge).toBe('2');
});

test.each([
  ['null', null],
  ['a text', 'line'],
  ['a line without a size', { ...line, size: undefined }],
  ['a line with an object for a name', { ...line, title: { trim: 1 } }],
  ['a line with a number for a price', { ...line, price: 2800 }],
  ['a line without a quantity', { ...line, quantity: undefined }],
  ['a line of a size named NaN', { ...line, size: 'NaN' }],
  ['a line of an infinite price', { ...line, price: 'KSh Infinity' }],
  [
    'a line of an infinite quantity',
    JSON.parse('{"quantity":1e999,"title":"a","size":"b","price":"c"}'),
  ],
])('%s among the stored lines is left out of the chat and the badge', (_, broken) => {
  localStorage.setItem(key, stored(line, broken, { ...line, title: 'Infinity Dress' }));
  expect(open()).toMatchObject({
    text: 'I order:\nCart, 4 items\nPenny Loafer, size 42, 2 × KSh 2,800\nInfinity Dress, size 42, 2 × KSh 2,800',
    badge: '4',
  });
});

test.each(['', '{', 'null', '{}', '{"state":{"lines":{}}}', '{"state":{"lines":7}}'])(
  'of the stored text %s the chat of a page that is not ready has the beginning of an order',
  (text) => {
    localStorage.setItem(key, text);
    expect(open().text).toBe('I order:');
  },
);

test.each([
  ['a quantity as text', { quantity: '2' }],
  ['a quantity of nothing', { quantity: '' }],
  ['a quantity that is a truth', { quantity: true }],
  ['a negative quantity', { quantity: -3 }],
  ['a quantity of none', { quantity: 0 }],
  ['half an item', { quantity: 0.5 }],
  ['a list for a quantity', { quantity: [2] }],
  ['more items than can be counted', { quantity: 2 ** 53 }],
  ['a price without a number', { price: 'ask' }],
  ['a price of nothing', { price: 'KSh 0' }],
  ['a price of too many digits', { price: `KSh ${'9'.repeat(400)}` }],
  ['a price in words and a number', { price: 'from 500 on' }],
  ['a size named Infinity', { size: 'Infinity' }],
  ['a size that only begins so', { size: 'Infinity 3' }],
  ['a blank size', { size: ' ' }],
  ['a size as a number', { size: 41 }],
  ['a blank name', { title: '\n' }],
  ['half an emoji in its name', { title: 'Boots \ud83d' }],
  ['half an emoji in its size', { size: '\udc5f' }],
])('the early badge and the cart judge a line with %s alike', (_, odd) => {
  const text = stored(line, { ...line, ...odd }, line);
  localStorage.setItem(key, text);
  const lines = parseStoredCart(text);
  const { badge, text: chat } = open();
  expect(badge).toBe(String(countItems(lines)));
  const rows = lines.map(({ title, size }) => `${title.trim()}, size ${size.trim()}, `);
  expect(chat?.split('\n').slice(2)).toEqual(rows.map((row) => expect.stringContaining(row)));
});

test('of the rows in the chat none ends in half an emoji', () => {
  localStorage.setItem(key, stored({ ...line, title: `${'a'.repeat(198)}👟` }));
  expect(open()).toMatchObject({ text: `I order:\nCart, 2 items\n${'a'.repeat(198)}`, badge: '2' });
});

test('of a long cart the chat has as many rows as it may, and the number of all items', () => {
  localStorage.setItem(key, stored(...Array.from({ length: 10_000 }, () => line)));
  const { text, badge } = open();
  expect(text).toMatch(
    /^I order:\nCart, 1000 items\n(?:Penny Loafer, size 42, 2 × KSh 2,800\n){5}Penny/,
  );
  expect(text?.length).toBeLessThan(250);
  expect(badge).toBe('99+');
});

test('without its notice, as after a blocker, a page has no error', () => {
  document.body.replaceChildren();
  localStorage.setItem(key, stored(line));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(() => jest.runOnlyPendingTimers()).not.toThrow();
});

test('a page that is scrolled before its script is marked, for the ground of its bar', () => {
  const { dataset } = document.documentElement;
  expect(dataset.scrolled).toBeUndefined();
  window.dispatchEvent(new Event('scroll'));
  expect(dataset.scrolled).toBe('');
});

test('where the browser is never idle, the script begins a second after the load', () => {
  document.body.innerHTML = '<script type="text/deferred" src="/page.js"></script>';
  const added = () => document.head.querySelectorAll('script[src="/page.js"]').length;
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(added()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(added()).toBe(1);
});

test('the parts below the first screen come into the layout a frame each, and all at once at a scroll', () => {
  const { dataset } = document.documentElement;
  const openTop = () => {
    history.replaceState(null, '', '/');
    document.body.innerHTML = '<section data-below></section>'.repeat(2);
    jest.isolateModules(() => require('./starter.client'));
  };
  const leftOut = () =>
    'firstPaint' in dataset ? document.querySelectorAll('[data-below]').length : 0;

  openTop();
  jest.advanceTimersByTime(499);
  expect(leftOut()).toBe(2);
  jest.advanceTimersByTime(1);
  expect(leftOut()).toBe(1);
  jest.advanceTimersToNextFrame();
  expect(dataset.firstPaint).toBe('');
  expect(leftOut()).toBe(0);
  jest.advanceTimersToNextFrame();
  expect(dataset.firstPaint).toBeUndefined();

  openTop();
  window.dispatchEvent(new Event('scroll'));
  expect(leftOut()).toBe(0);
});
