/** @jest-environment jsdom */

import { itemWith } from '@/e2e/shop/builders';
import { cartKey } from '@/lib/remembered/storage-keys';
import { storedLine } from './stored-cart';

/** A page of this tab that was just opened. */
function open() {
  let store: typeof import('./cart-store.client') | undefined;
  jest.isolateModules(() => {
    store = require('./cart-store.client');
  });
  if (!store) throw new Error('the store did not load');
  const { addToCart, cartStore, changeCart } = store;
  return {
    add: (title: string) => addToCart(itemWith({ title })),
    clear: () => changeCart(() => []),
    titles: () => cartStore.getState().lines.map((line) => line.title),
    isSaved: () => cartStore.getState().saved,
  };
}

/** What another tab has stored: a cart of one item. */
const otherCart = (title: string) =>
  JSON.stringify({
    state: { lines: [storedLine({ ...itemWith({ title }), lineId: title })] },
    version: 0,
  });

const { setItem } = Storage.prototype;
/** From now on no storage takes anything. */
function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** From now on local storage takes nothing. */
function fillLocalStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...args: [string, string]
  ) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.apply(this, args);
  });
}

function block(name: 'localStorage' | 'sessionStorage') {
  return jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

let listened: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  listened = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  // The pages of this test are left.
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

test('a cart stays for the visit where local storage is dropped between two pages', () => {
  open().add('Boots');
  localStorage.clear();
  const second = open();
  expect(second.titles()).toEqual(['Boots']);
  expect(second.isSaved()).toBe(true);
  second.add('Brogues');
  localStorage.clear();
  expect(open().titles()).toEqual(['Boots', 'Brogues']);
});

test('a cart of an earlier visit stays where local storage is dropped between two pages', () => {
  localStorage.setItem(cartKey, otherCart('Boots'));
  open();
  localStorage.clear();
  expect(open().titles()).toEqual(['Boots']);
});

test('a change of another tab stays where local storage is dropped between two pages', () => {
  open().add('Boots');
  const newValue = otherCart('Brogues');
  localStorage.setItem(cartKey, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue }));
  localStorage.clear();
  expect(open().titles()).toEqual(['Brogues']);
});

test('a cart that was cleared stays cleared where local storage is dropped between two pages', () => {
  const page = open();
  page.add('Boots');
  page.clear();
  localStorage.clear();
  expect(open().titles()).toEqual([]);
});

test('the cart of local storage counts before the copy of the visit', () => {
  open().add('Boots');
  localStorage.setItem(cartKey, otherCart('Brogues'));
  expect(open().titles()).toEqual(['Brogues']);
});

test('a change that local storage refused is there on the next page, and not reported as saved', () => {
  const page = open();
  page.add('Boots');
  fillLocalStorage();
  page.add('Brogues');
  const next = open();
  expect(next.titles()).toEqual(['Boots', 'Brogues']);
  expect(next.isSaved()).toBe(false);
});

test('a first item that local storage refused is there on the next page, and not reported as saved', () => {
  fillLocalStorage();
  open().add('Boots');
  const next = open();
  expect(next.titles()).toEqual(['Boots']);
  expect(next.isSaved()).toBe(false);
});

test('a cart that was cleared while local storage refused it stays cleared', () => {
  const page = open();
  page.add('Boots');
  fillLocalStorage();
  page.clear();
  expect(open().titles()).toEqual([]);
});

test('the copy of a refused change gives way to a newer cart of another tab', () => {
  const page = open();
  page.add('Boots');
  const full = fillLocalStorage();
  page.add('Brogues');
  full.mockRestore();
  localStorage.setItem(cartKey, otherCart('Sandals'));
  const next = open();
  expect(next.titles()).toEqual(['Sandals']);
  expect(next.isSaved()).toBe(true);
});

test('once local storage takes a change again it counts before the copy', () => {
  const page = open();
  page.add('Boots');
  const full = fillLocalStorage();
  page.add('Brogues');
  full.mockRestore();
  const next = open();
  next.add('Sandals');
  expect(next.titles()).toEqual(['Boots', 'Brogues', 'Sandals']);
  expect(next.isSaved()).toBe(true);
  localStorage.setItem(cartKey, otherCart('Of another tab'));
  expect(open().titles()).toEqual(['Of another tab']);
});

test('the copy in a duplicated tab never overrides a cart that either tab stored later', () => {
  const first = open();
  first.add('Boots');
  const full = fillLocalStorage();
  first.add('Brogues');
  const duplicated = sessionStorage.getItem(cartKey) ?? '';
  full.mockRestore();
  // The duplicate has the change that was refused, and stores a cart with it.
  const duplicate = open();
  duplicate.add('Sandals');
  // The first tab goes on to its next page, with its own copy.
  sessionStorage.setItem(cartKey, duplicated);
  expect(open().titles()).toEqual(['Boots', 'Brogues', 'Sandals']);
});

test('a line that another tab removed from local storage does not return on the next page', () => {
  open().add('Boots');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(open().titles()).toEqual([]);
});

test('lines that local storage refused stay when another tab removes its cart', () => {
  const page = open();
  fillLocalStorage();
  page.add('Boots');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(page.titles()).toEqual(['Boots']);
  expect(open().titles()).toEqual(['Boots']);
});

test('where local storage alone is blocked the cart stays for the visit, and is not reported as saved', () => {
  block('localStorage');
  open().add('Boots');
  const next = open();
  expect(next.titles()).toEqual(['Boots']);
  expect(next.isSaved()).toBe(false);
});

test('a stored cart that could not be read for a while counts before the copy of that while', () => {
  localStorage.setItem(cartKey, otherCart('Unread'));
  const blocked = block('localStorage');
  open().add('Boots');
  blocked.mockRestore();
  expect(open().titles()).toEqual(['Unread']);
});

test('where session storage alone is blocked the cart is kept in local storage', () => {
  block('sessionStorage');
  open().add('Boots');
  const next = open();
  expect(next.titles()).toEqual(['Boots']);
  expect(next.isSaved()).toBe(true);
});

test.each([
  [
    'blocked',
    () => {
      block('localStorage');
      block('sessionStorage');
    },
  ],
  [
    'null',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        jest.spyOn(window, name, 'get').mockReturnValue(null as unknown as Storage);
    },
  ],
  ['full', fillStorage],
])(
  'where both storages are %s the cart is the page’s alone, and not reported as saved',
  (_, refuse) => {
    refuse();
    const page = open();
    page.add('Boots');
    expect(page.titles()).toEqual(['Boots']);
    expect(page.isSaved()).toBe(false);
    expect(open().titles()).toEqual([]);
  },
);

test('a stored cart stays cleared where both storages are full', () => {
  open().add('Boots');
  fillStorage();
  open().clear();
  expect(open().titles()).toEqual([]);
});

test.each(['', 'x', 'null', '{"over":7}', '{"state":{"lines":[{"title":1}]},"over":null}'])(
  'a copy of %j in session storage is an empty cart, to which a line can be added',
  (copy) => {
    sessionStorage.setItem(cartKey, copy);
    const page = open();
    page.add('Boots');
    expect(page.titles()).toEqual(['Boots']);
    expect(open().titles()).toEqual(['Boots']);
  },
);
