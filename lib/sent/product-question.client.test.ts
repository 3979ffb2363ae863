/** @jest-environment jsdom */
import { itemWith } from '@/e2e/shop/builders';
import { closeCart, openCart, openCartStore } from '@/lib/cart/open-cart.client';
import {
  askBeforeProduct,
  closeProductQuestion,
  productQuestionStore,
} from './product-question.client';

const step = { item: itemWith(), missing: { place: true, pay: true } };
const goOn = jest.fn();

beforeEach(() => {
  goOn.mockClear();
  closeCart();
  askBeforeProduct(step, goOn);
});

test('the step is shown by the cart’s script, and closed without going on', () => {
  expect(productQuestionStore.getState().step).toBe(step);
  expect(openCartStore.getState().open).toBe('behind');
  closeProductQuestion();
  expect(productQuestionStore.getState().step).toBeUndefined();
  expect(openCartStore.getState().open).toBe(false);
  expect(goOn).not.toHaveBeenCalled();
});

test('where the cart’s script does not load the order goes on to the chat, once', () => {
  closeCart();
  openCart();
  closeCart();
  expect(productQuestionStore.getState().step).toBeUndefined();
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('who opens the cart meanwhile goes on there', () => {
  openCart();
  closeCart();
  expect(productQuestionStore.getState().step).toBeUndefined();
  expect(goOn).not.toHaveBeenCalled();
});
