/** @jest-environment jsdom */
const key = 'shop-cart';
const chat = 'https://wa.me/1?text=I%20order%3A';
const line = { title: 'Penny Loafer', size: '42', quantity: 2, price: 'KSh 2,800' };
const stored = (...lines: unknown[]) => JSON.stringify({ state: { lines } });

beforeAll(async () => {
  Object.assign(globalThis, {
    CART_KEY: key,
    CART_ITEM: 'Cart, 1 item',
    BEFORE_ITEMS: 'Cart, ',
    AFTER_ITEMS: ' items',
    BEFORE_SIZE: ', size ',
    BEFORE_COUNT: ', ',
    BEFORE_PRICE: ' × ',
    LARGEST_SHOWN: 99,
    ABOVE_LARGEST: '99+',
    MOST_ROWS: 200,
    CHUNK_TIMEOUT_MS: 8000,
    FIRST_PAINT_MS: 500,
    FILTERS: false,
    // A browser that is never idle.
    requestIdleCallback: (task: () => void, { timeout = Number.POSITIVE_INFINITY } = {}) =>
      timeout < Number.POSITIVE_INFINITY ? setTimeout(task, timeout) : 0,
  });
  jest.useFakeTimers();
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

test('of a long cart the chat has as many rows as it may, and the number of all items', () => {
  localStorage.setItem(key, stored(...Array.from({ length: 10_000 }, () => line)));
  const { text, badge } = open();
  expect(text).toMatch(
    /^I order:\nCart, 20000 items\n(?:Penny Loafer, size 42, 2 × KSh 2,800\n){5}Penny/,
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
  const type = () => document.querySelector('script')?.type;
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(type()).toBe('text/deferred');
  jest.advanceTimersByTime(1);
  expect(type()).toBe('');
});
