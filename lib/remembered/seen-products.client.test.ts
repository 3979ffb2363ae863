/** @jest-environment jsdom */

import { seenProductsKey } from '@/lib/remembered/storage-keys';
import { forgetSeen, noteSeen, seenIds } from './seen-products.client';

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

test('what was forgotten is no longer in storage', () => {
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
