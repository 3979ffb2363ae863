/** @jest-environment jsdom */
import { comeBack, refuseStorage } from '@/e2e/jsdom-parts';
import { doubtKey } from '@/lib/remembered/storage-keys';
import { doubtOf } from './kept-doubt';
import { doubtStore, keepDoubt } from './kept-doubt.client';

const line = { lineId: 'a', id: 'boot', title: 'Boot', size: '42' };
const doubt = (orderID: string) => doubtOf(orderID, Date.now(), [line]);
const inDoubt = () => doubtStore.getState().doubt?.orderID;

/** What another page stores while this one is left. */
function storedElsewhere(orderID: string) {
  for (const storage of [localStorage, sessionStorage])
    storage.setItem(doubtKey, JSON.stringify(doubt(orderID)));
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepDoubt(undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that Back restores knows the doubtful payment of the page after it', () => {
  storedElsewhere('ORDER-1');
  comeBack();
  expect(inDoubt()).toBe('ORDER-1');
});

test('a page that Back restores has no doubt about a payment that got its answer meanwhile', () => {
  keepDoubt(doubt('ORDER-1'));
  localStorage.removeItem(doubtKey);
  sessionStorage.removeItem(doubtKey);
  comeBack();
  expect(inDoubt()).toBeUndefined();
});

test('a doubtful payment that another tab keeps, or ends, is taken over', () => {
  const follow = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: doubtKey, newValue }));
  follow(JSON.stringify(doubt('ORDER-1')));
  expect(inDoubt()).toBe('ORDER-1');
  follow(null);
  expect(inDoubt()).toBeUndefined();
});

test.each([
  ['restored by Back', comeBack],
  [
    'told that another tab has cleared storage',
    () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
  ],
])('where no storage takes a doubtful payment, a page that is %s still knows it', (_, happen) => {
  refuseStorage('setItem');
  keepDoubt(doubt('ORDER-1'));
  happen();
  expect(inDoubt()).toBe('ORDER-1');
});

test('where storage can no longer be read, a page that Back restores still knows its doubtful payment', () => {
  keepDoubt(doubt('ORDER-1'));
  refuseStorage('getItem');
  comeBack();
  expect(inDoubt()).toBe('ORDER-1');
});

test('after another tab has stored a doubtful payment, Back reads storage again, also where this page could store none', () => {
  refuseStorage('setItem');
  keepDoubt(doubt('ORDER-1'));
  jest.restoreAllMocks();
  const newValue = JSON.stringify(doubt('ORDER-2'));
  window.dispatchEvent(new StorageEvent('storage', { key: doubtKey, newValue }));
  storedElsewhere('ORDER-3');
  comeBack();
  expect(inDoubt()).toBe('ORDER-3');
});

test('a doubtful payment that another tab has ended stays ended when Back restores the page', () => {
  keepDoubt(doubt('ORDER-1'));
  localStorage.removeItem(doubtKey);
  window.dispatchEvent(new StorageEvent('storage', { key: doubtKey, newValue: null }));
  comeBack();
  expect(inDoubt()).toBeUndefined();
});
