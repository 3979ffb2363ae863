/** @jest-environment jsdom */
import { comeBack } from '@/e2e/jsdom-parts';
import { asRecord, parseJson } from '@/lib/values/unknown-values';
import { storedList } from './stored-list.client';

const key = 'list';
const open = () =>
  storedList<string>(
    key,
    (text) => {
      const { words } = asRecord(parseJson(text));
      return Array.isArray(words) ? words.map(String) : [];
    },
    (words) => JSON.stringify({ words }),
  );
const stored = () => localStorage.getItem(key);
const add =
  (...words: string[]) =>
  (list: readonly string[]) => [...list, ...words];
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a change of a list is stored, and there on the next page', () => {
  open().change(add('a', 'b'));
  const { store, change } = open();
  expect(store.getState()).toEqual({ list: ['a', 'b'], saved: true });
  change((list) => list.slice(1));
  expect(open().store.getState().list).toEqual(['b']);
});

test('two tabs lose none of each other’s items, and follow each other', () => {
  const [one, other] = [open(), open()];
  one.change(add('a'));
  other.change(add('b'));
  expect(other.store.getState().list).toEqual(['a', 'b']);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(one.store.getState().list).toEqual(['a', 'b']);
});

test('a page that Back restores has the list of the tab that was used in between', () => {
  const one = open();
  open().change(add('a'));
  comeBack();
  expect(one.store.getState().list).toEqual(['a']);
});

test('where storage takes nothing the page keeps the list and says that it is not saved', () => {
  const { store, change } = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  change(add('a'));
  change(add('b'));
  expect(store.getState()).toEqual({ list: ['a', 'b'], saved: false });
  full.mockRestore();
  change(add('c'));
  expect(store.getState().saved).toBe(true);
  expect(stored()).toContain('"a","b","c"');
});

test('where storage cannot be read the page keeps the list and says so from the start', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { store, change } = open();
  expect(store.getState()).toEqual({ list: [], saved: false });
  change(add('a'));
  expect(store.getState()).toEqual({ list: ['a'], saved: false });
});

test('a list that could not be read once is not overwritten, by no later change either', () => {
  open().change(add('a'));
  const before = stored();
  const { store, change } = open();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(refuse);
  change(add('b'));
  change(add('c'));
  expect(stored()).toBe(before);
  expect(store.getState().saved).toBe(false);
});
