/** @jest-environment jsdom */

import { comeBack } from '@/e2e/jsdom-parts';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { longestName } from '@/lib/values/limits';
import { forgetSize, mySizesStore, parseMySizes, rememberSize, withSize } from './my-sizes.client';

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

test('a page that Back restores has the sizes that were chosen on the page after it', () => {
  rememberSize('shoes', '44');
  localStorage.setItem(mySizesKey, storedText({ shoes: '45' }));
  comeBack();
  expect(sizes()).toEqual({ shoes: '45' });
});

test('a size that storage refused is there when Back restores its page', () => {
  rememberSize('shoes', '44');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberSize('shoes', '45');
  comeBack();
  expect(sizes().shoes).toBe('45');
});

const storedText = (sizes: unknown) => JSON.stringify({ state: { sizes }, version: 0 });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`set-${at}`, 'M']));

test('stored sizes are read back by their groups, with one that was forgotten', () => {
  expect(parseMySizes(storedText({ shoes: '42', clothes: '' }))).toEqual({
    shoes: '42',
    clothes: '',
  });
});

test.each([null, '', '{', '[]', '7', '{"state":7}', storedText(null), storedText('42')])(
  'stored sizes of %j are no sizes',
  (text) => expect(parseMySizes(text)).toEqual({}),
);

test('a stored size that is no text, or too long, is left out and the others stay', () => {
  const sizes = { shoes: 42, clothes: 'M', baby: 'x'.repeat(999), ['y'.repeat(999)]: 'M', '': 'M' };
  expect(parseMySizes(storedText(sizes))).toEqual({ clothes: 'M' });
});

test('the longest size that the records may have is kept, in the longest group', () => {
  const sizes = { ['y'.repeat(longestName)]: 'x'.repeat(longestName) };
  expect(parseMySizes(storedText(sizes))).toEqual(sizes);
});

test('of too many stored groups the last twenty are kept', () => {
  const sizes = parseMySizes(storedText(many(500)));
  expect(Object.keys(sizes)).toHaveLength(20);
  expect(sizes).toHaveProperty('set-499');
});

test('a chosen size takes the place of the one before and is the last to be dropped', () => {
  expect(withSize({ shoes: '42', clothes: 'M' }, 'shoes', '43')).toEqual({
    clothes: 'M',
    shoes: '43',
  });
  const sizes = withSize(many(20), 'shoes', '42');
  expect(Object.keys(sizes)).toHaveLength(20);
  expect(sizes).toMatchObject({ shoes: '42' });
});
