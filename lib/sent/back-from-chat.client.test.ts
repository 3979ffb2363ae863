/** @jest-environment jsdom */
import { cartDialogStore, closeCart, openCart } from '@/lib/cart/cart-dialog.client';
import { backFromChatKey } from '@/lib/remembered/storage-keys';
import { awaitReturn } from './back-from-chat.client';

const isOpen = () => cartDialogStore.getState().open;
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  closeCart();
  awaitReturn();
  show('hidden');
  expect(isOpen()).toBe(false);
  expect(sessionStorage.getItem(backFromChatKey)).not.toBeNull();
});

test('the cart is loaded behind the page when the shopper is back, once', () => {
  show('visible');
  expect(isOpen()).toBe('behind');
  expect(sessionStorage.getItem(backFromChatKey)).toBeNull();
  closeCart();
  show('hidden');
  show('visible');
  expect(isOpen()).toBe(false);
});

test('a page that Back restores asks too', () => {
  visibility = 'visible';
  window.dispatchEvent(new Event('pageshow'));
  expect(isOpen()).toBe('behind');
});

test('an open cart stays open', () => {
  openCart();
  show('visible');
  expect(isOpen()).toBe(true);
});
