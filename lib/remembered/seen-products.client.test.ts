/** @jest-environment jsdom */

import { seenProductsKey } from '@/lib/remembered/storage-keys';
import {
  forgetSeen,
  noteSeen,
  parseSeen,
  seenIds,
  seenProducts,
  withSeen,
} from './seen-products.client';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a product that is noted is remembered, and those before it are given', () => {
  expect(noteSeen('boot')).toEqual([]);
  expect(noteSeen('clog')).toEqual(['boot']);
  expect(noteSeen('boot')).toEqual(['clog']);
  expect(seenIds()).toEqual(['boot', 'clog']);
});

test('a forgotten list is no longer in storage', () => {
  noteSeen('boot');
  forgetSeen();
  expect(localStorage.getItem(seenProductsKey)).toBeNull();
  expect(seenIds()).toEqual([]);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'where storage throws at %s nothing else fails',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(noteSeen('boot')).toEqual([]);
    expect(forgetSeen).not.toThrow();
  },
);

test.each([
  ['nothing', null, []],
  ['a list', '["boot","clog"]', ['boot', 'clog']],
  ['broken JSON', '["boot"', []],
  ['another form', '{"state":["boot"]}', []],
  ['a text', '"boot"', []],
  ['what is no id', '["boot",5,null,"",["clog"],{"id":"cap"}]', ['boot']],
  ['an id that is doubled', '["boot","clog","boot"]', ['boot', 'clog']],
  ['an id of 81 letters', JSON.stringify(['a'.repeat(81), 'boot']), ['boot']],
])('of storage with %s the ids are taken', (_, text, ids) => {
  expect(parseSeen(text)).toEqual(ids);
});

test('of 10,000 stored ids the first twelve are taken', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `id-${at}`);
  expect(parseSeen(JSON.stringify(many))).toEqual(many.slice(0, 12));
});

test('a product that is seen is first, and once, and the thirteenth is left out', () => {
  expect(withSeen(['boot', 'clog'], 'clog')).toEqual(['clog', 'boot']);
  const twelve = Array.from({ length: 12 }, (_, at) => `id-${at}`);
  expect(withSeen(twelve, 'new')).toEqual(['new', ...twelve.slice(0, 11)]);
});

test('seen products are in the order in which they were seen, four at most, without those that are gone', () => {
  const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  const ids = ['f', 'gone', 'a', 'c', 'b', 'd'];
  expect(seenProducts(products, ids).map(({ id }) => id)).toEqual(['f', 'a', 'c', 'b']);
});
