/** @jest-environment jsdom */
import { comeBack, refuseStorage } from '@/e2e/jsdom-parts';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { keepPaidOrder, markPaidOrderTapped, paidOrderStore } from './paid-order-store.client';

const paid = (text: string) => ({ text, at: Date.now() });
const shown = () => paidOrderStore.getState().order?.text;
beforeEach(() => {
  sessionStorage.clear();
  paidOrderStore.setState({ order: undefined });
});
afterEach(() => jest.restoreAllMocks());

test('a page that Back restores offers to send where to deliver an order that was paid on the page after it', () => {
  sessionStorage.setItem(paidOrderKey, JSON.stringify(paid('ORDER-1')));
  comeBack();
  expect(shown()).toBe('ORDER-1');
});

test('a page that Back restores asks no more for a place that was sent on the page after it', () => {
  keepPaidOrder(paid('ORDER-1'));
  const stored = JSON.stringify({ ...paid('ORDER-1'), tapped: true });
  sessionStorage.setItem(paidOrderKey, stored);
  comeBack();
  expect(paidOrderStore.getState().order?.tapped).toBe(true);
});

test('a paid order that was forgotten meanwhile is not there when Back restores its page', () => {
  keepPaidOrder(paid('ORDER-1'));
  sessionStorage.removeItem(paidOrderKey);
  comeBack();
  expect(shown()).toBeUndefined();
});

test('a paid order stays when another tab clears the phone’s storage, which does not have it', () => {
  keepPaidOrder(paid('ORDER-1'));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('ORDER-1');
});

test('where storage is full, a page that Back restores still has its paid order, until it is forgotten', () => {
  refuseStorage('setItem');
  keepPaidOrder(paid('ORDER-1'));
  markPaidOrderTapped();
  comeBack();
  expect(shown()).toBe('ORDER-1');
  window.dispatchEvent(new StorageEvent('storage', { key: paidOrderKey }));
  expect(shown()).toBeUndefined();
});

test('where storage can no longer be read, a page that Back restores still has its paid order', () => {
  keepPaidOrder(paid('ORDER-1'));
  refuseStorage('getItem');
  comeBack();
  expect(shown()).toBe('ORDER-1');
});
