/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { cartWords } from '@/words/cart';
import { TodaysNotes } from './todays-notes.client';
import type { CartToday } from './use-cart-today.client';

const lines = [lineWith({ id: 'boot' })];
const offline: CartToday = {
  lines,
  orderable: lines,
  status: 'unreachable',
  keptOf: '2026-11-22',
};
const show = (today: CartToday) => render(<TodaysNotes today={today} />);
const text = () => screen.getByRole('status').textContent;

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => setOnline(true));

test('prices that the phone kept are named by their day, and the order waits for the network', () => {
  show(offline);
  expect(text()).toContain('No network: these prices are from 22 November.');
  expect(text()).toContain('WhatsApp will send it when the network is back');
});

test('the cart says that an order waits as soon as the network is gone, and no longer once it is back', () => {
  show({ lines, orderable: lines, status: 'loaded', keptOf: undefined });
  expect(text()).toBe('');
  setOnline(false);
  expect(text()).toBe(cartWords.orderWaits);
  setOnline(true);
  expect(text()).toBe('');
});

test('a cart of which nothing can be ordered has no order that waits', () => {
  show({ ...offline, orderable: [] });
  expect(text()).not.toContain(cartWords.orderWaits);
});
