/** @jest-environment jsdom */

import { mySizesKey } from '@/lib/remembered/storage-keys';
import { forgetSize, mySizesStore, rememberSize } from './my-sizes.client';

const sizes = () => mySizesStore.getState().sizes;
const stored = () => JSON.parse(localStorage.getItem(mySizesKey) ?? 'null')?.state.sizes;

afterEach(() => jest.restoreAllMocks());

test('a chosen size is kept on the phone for its group, and forgotten alone', () => {
  rememberSize('shoes', '42');
  rememberSize('clothes', 'M');
  expect(stored()).toEqual({ shoes: '42', clothes: 'M' });
  forgetSize('shoes');
  expect(sizes()).toEqual({ clothes: 'M', shoes: '' });
  expect(stored()).toEqual(sizes());
});

test('a size that another tab chose is taken over', () => {
  localStorage.setItem(
    mySizesKey,
    JSON.stringify({ state: { sizes: { baby: '24' } }, version: 0 }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: mySizesKey }));
  expect(sizes()).toEqual({ baby: '24' });
});

test.each(['setItem', 'getItem'] as const)(
  'where storage throws at %s a chosen size lasts as long as the page',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rememberSize('shoes', '44');
    expect(sizes().shoes).toBe('44');
  },
);

test('where storage cannot be read the sizes of the page stay', () => {
  rememberSize('shoes', '44');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sizes().shoes).toBe('44');
});
