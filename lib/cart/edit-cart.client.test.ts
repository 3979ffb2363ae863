/** @jest-environment jsdom */

import { itemWith } from '@/e2e/shop/builders';
import { undoMs } from '@/lib/cart/edit-cart.client';
import { cartKey } from '@/lib/remembered/storage-keys';
import { addToCart, cartStore } from './cart-store.client';
import {
  changeLineQuantity,
  changeLineSize,
  clearCart,
  endUndo,
  extendUndo,
  holdUndo,
  removeFromCart,
  setLineQuantity,
  undoRemoval,
  undoStore,
} from './edit-cart.client';
import { storedLine } from './stored-cart';

const lines = () => cartStore.getState().lines;
const titles = () => lines().map(({ title }) => title);
const idOf = (title: string) => lines().find((line) => line.title === title)?.lineId ?? '';
const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? '').state.lines;
const canUndo = () => undoStore.getState().removal !== undefined;

beforeEach(() => {
  jest.useFakeTimers();
  clearCart();
  endUndo();
  for (const title of ['Boots', 'Pumps', 'Tee']) addToCart(itemWith({ title, quantity: 2 }));
});
afterEach(() => jest.useRealTimers());

test('a size and a quantity that were changed in the cart are stored', () => {
  changeLineSize(idOf('Pumps'), '45');
  setLineQuantity(idOf('Pumps'), 60);
  changeLineQuantity(idOf('Pumps'), 1);
  expect(lines()[1]).toMatchObject({ title: 'Pumps', size: '45', quantity: 61 });
  expect(stored()).toEqual(lines().map(storedLine));
  expect(canUndo()).toBe(false);
});

test('every change of the cart fires cart-updated on the window', () => {
  const listener = jest.fn();
  window.addEventListener('cart-updated', listener);
  changeLineSize(idOf('Pumps'), '45');
  setLineQuantity(idOf('Pumps'), 60);
  changeLineQuantity(idOf('Pumps'), 1);
  removeFromCart(idOf('Pumps'));
  undoRemoval();
  clearCart();
  addToCart(itemWith());
  expect(listener).toHaveBeenCalledTimes(7);
  window.removeEventListener('cart-updated', listener);
});

test.each([
  ['by Remove', () => removeFromCart(idOf('Pumps'))],
  ['by its last −', () => changeLineQuantity(idOf('Pumps'), -2)],
  ['by a typed 0', () => setLineQuantity(idOf('Pumps'), 0)],
  ['by Clear Cart', clearCart],
])('lines removed %s are restored as they were', (_, remove) => {
  const before = lines();
  remove();
  expect(titles()).not.toContain('Pumps');
  undoRemoval();
  expect(lines()).toEqual(before);
  expect(stored()).toEqual(before.map(storedLine));
  expect(canUndo()).toBe(false);
});

test('a restored cart keeps the lines that another tab added meanwhile', () => {
  removeFromCart(idOf('Pumps'));
  const added = { ...itemWith({ title: 'Other tab' }), lineId: 'other' };
  localStorage.setItem(
    cartKey,
    JSON.stringify({ state: { lines: [...stored(), storedLine(added)] } }),
  );
  undoRemoval();
  expect(titles()).toEqual(['Boots', 'Pumps', 'Tee', 'Other tab']);
});

test('a second removal is the one that is undone', () => {
  removeFromCart(idOf('Boots'));
  jest.advanceTimersByTime(undoMs - 1);
  removeFromCart(idOf('Tee'));
  jest.advanceTimersByTime(undoMs - 1);
  undoRemoval();
  undoRemoval();
  expect(titles()).toEqual(['Pumps', 'Tee']);
});

test('a removal can be undone for 6 s', () => {
  removeFromCart(idOf('Boots'));
  jest.advanceTimersByTime(5999);
  expect(canUndo()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(canUndo()).toBe(false);
  undoRemoval();
  expect(titles()).toEqual(['Pumps', 'Tee']);
});

test('the 6 s wait while Undo is in use, and start anew with each step on the way to it', () => {
  removeFromCart(idOf('Boots'));
  jest.advanceTimersByTime(5000);
  extendUndo();
  jest.advanceTimersByTime(5000);
  holdUndo(true);
  extendUndo();
  jest.advanceTimersByTime(60_000);
  expect(canUndo()).toBe(true);
  holdUndo(false);
  jest.advanceTimersByTime(6000);
  expect(canUndo()).toBe(false);
});

test('clearing an empty cart leaves nothing to undo', () => {
  clearCart();
  endUndo();
  clearCart();
  expect(canUndo()).toBe(false);
});
