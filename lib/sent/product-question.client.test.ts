/** @jest-environment jsdom */
import { itemWith } from '@/e2e/shop/builders';
import { cartDialogStore, closeCart, openCart } from '@/lib/cart/open-cart.client';
import { closeProductStep, productStepStore, showProductStep } from './product-question.client';

const step = { item: itemWith(), missing: { place: true, pay: true } };
const goOn = jest.fn();

beforeEach(() => {
  goOn.mockClear();
  closeCart();
  showProductStep(step, goOn);
});

test('the step is shown by the cart’s script, and closed without going on', () => {
  expect(productStepStore.getState().step).toBe(step);
  expect(cartDialogStore.getState().open).toBe('behind');
  closeProductStep();
  expect(productStepStore.getState().step).toBeUndefined();
  expect(cartDialogStore.getState().open).toBe(false);
  expect(goOn).not.toHaveBeenCalled();
});

test('where the cart’s script does not load the order goes on to the chat, once', () => {
  closeCart();
  openCart();
  closeCart();
  expect(productStepStore.getState().step).toBeUndefined();
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('who opens the cart meanwhile goes on there', () => {
  openCart();
  closeCart();
  expect(productStepStore.getState().step).toBeUndefined();
  expect(goOn).not.toHaveBeenCalled();
});
