/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { closeCart, openCartStore } from '@/lib/cart/open-cart.client';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { PaidReminder } from './paid-reminder.client';

const now = Date.parse('2026-11-22T12:00:00Z');
const stored = (over: object = {}) => JSON.stringify({ at: now, text: 'I have paid', ...over });

beforeEach(() => {
  jest.useFakeTimers({ now });
  closeCart();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['was paid today', stored(), 'behind'],
  ['was told where to go', stored({ tapped: true }), false],
  ['was paid days ago', stored({ at: now - 3 * 24 * 60 * 60 * 1000 }), false],
  ['cannot be read', '{"at":', false],
])('for an order that %s (%s) the cart is loaded: %s', (_, text, open) => {
  sessionStorage.setItem(paidOrderKey, text);
  render(<PaidReminder />);
  expect(openCartStore.getState().open).toBe(open);
});
