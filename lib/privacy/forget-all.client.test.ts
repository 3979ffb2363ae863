/** @jest-environment jsdom */

import { itemWith } from '@/e2e/shop/builders';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import { clearCart, undoRemoval } from '@/lib/cart/edit-cart.client';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { keepPaidOrder, paidOrderStore } from '@/lib/order/paid-order-store.client';
import { doubtOf } from '@/lib/payment/kept-doubt';
import { doubtStore, keepDoubt } from '@/lib/payment/kept-doubt.client';
import { followForgetting } from '@/lib/remembered/forgotten.client';
import { mySizesStore, rememberSize } from '@/lib/remembered/my-sizes.client';
import {
  bookKey,
  forgottenKey,
  lastCopyKey,
  shopPhoneKey,
  shopperKeys,
} from '@/lib/remembered/storage-keys';
import { keepOrder, ordersStore } from '@/lib/sent/orders.client';
import { askBeforeProduct, productQuestionStore } from '@/lib/sent/product-question.client';
import { nextStepStore, orderWasSent } from '@/lib/sent/sent-order.client';
import { forgetAll } from './forget-all.client';

const all = Object.values(shopperKeys).flat();
const sellerKeys = [bookKey, lastCopyKey, shopPhoneKey];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the data of a shopper is forgotten in both storages, and the seller’s book stays', async () => {
  for (const key of [...all, ...sellerKeys]) {
    localStorage.setItem(key, 'kept');
    sessionStorage.setItem(key, 'kept');
  }
  await forgetAll();
  for (const key of all) {
    expect([key, localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([
      key,
      null,
      null,
    ]);
  }
  for (const key of sellerKeys) {
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(['kept', 'kept']);
  }
});

test('the data that the page has read is forgotten too, and not stored again', async () => {
  addToCart(itemWith());
  const [line] = cartStore.getState().lines;
  if (!line) throw new Error('The cart is empty.');
  keepOrder({ lines: [line], question: { text: 'Hello' } });
  orderChoicesStore.setState({ area: 'Sampletown', place: 'Stage', payBy: 'till' });
  rememberSize('shoes', '42');
  keepDoubt(doubtOf('ORDER-1', Date.now(), [line]));
  keepPaidOrder({ text: 'Paid', at: Date.now() });
  await forgetAll();
  expect(cartStore.getState().lines).toEqual([]);
  expect(ordersStore.getState().list).toEqual([]);
  expect(orderChoicesStore.getState()).toMatchObject({ area: '', place: '', payBy: '' });
  expect(mySizesStore.getState().sizes).toEqual({});
  expect(doubtStore.getState().doubt).toBeUndefined();
  expect(paidOrderStore.getState().order).toBeUndefined();
  expect(all.filter((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key))).toEqual([]);
});

test('removals that could be undone and orders under way are forgotten too', async () => {
  addToCart(itemWith());
  clearCart();
  askBeforeProduct({ item: itemWith(), missing: { place: true, pay: true } }, () => {});
  await forgetAll();
  undoRemoval();
  expect(cartStore.getState().lines).toEqual([]);
  expect(productQuestionStore.getState().step).toBeUndefined();

  addToCart(itemWith());
  keepOrder({ lines: cartStore.getState().lines, question: { text: 'Hello' } });
  const [order] = ordersStore.getState().list;
  if (!order) throw new Error('No order is kept.');
  orderWasSent(order);
  await forgetAll();
  undoRemoval();
  expect(cartStore.getState().lines).toEqual([]);
  expect(ordersStore.getState().list).toEqual([]);
  expect(nextStepStore.getState()).toEqual({ order: undefined, takeBack: undefined });
});

test('a tab forgets its own data when another tab forgets', () => {
  followForgetting();
  keepPaidOrder({ text: 'Paid', at: Date.now() });
  addToCart(itemWith());
  clearCart();
  for (const key of [...all, ...sellerKeys]) sessionStorage.setItem(key, 'kept');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: forgottenKey, newValue: 'yes' }));
  expect(paidOrderStore.getState().order).toBeUndefined();
  expect(all.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  for (const key of sellerKeys) expect(sessionStorage.getItem(key)).toBe('kept');
  undoRemoval();
  expect(cartStore.getState().lines).toEqual([]);
});

test('forgetting throws nothing where storage is blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(forgetAll()).resolves.toBeUndefined();
  blocked.mockRestore();
});
