/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NotificationsContext } from '@/components/islands/notifications/notifications-context';
import { cartWords, words } from '@/data/words/en';
import { lineWith } from '@/e2e/shop/builders';
import { markPaidOrderTapped, paidOrderStore } from '@/lib/order/paid-order.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { serviceLimits } from '@/lib/site/service-limits';
import { useAfterPayment } from './use-after-payment';

// An address that jsdom can open.
jest.mock('@/lib/site/site-path', () => ({ sitePath: (path: string) => `#${path}` }));

/** A page on which an order has just been paid. */
function pay() {
  const shown = { ...words, ...cartWords };
  paymentStore.setState({ paid: { id: 'ORDER-1', lines: [lineWith()] } });
  renderHook(() => useAfterPayment(shown), {
    wrapper: ({ children }) => (
      <NotificationsContext value={() => {}}>{children}</NotificationsContext>
    ),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());

test('after a payment the shop opens, and the order waits for its place', () => {
  pay();
  jest.advanceTimersByTime(serviceLimits.afterPaymentMs - 1);
  expect(window.location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(window.location.hash).toBe('#/shop/');
  expect(paidOrderStore.getState().order?.text).toContain('ORDER-1');
});

test('after a payment the shop does not open once the place was sent', () => {
  pay();
  markPaidOrderTapped();
  jest.advanceTimersByTime(serviceLimits.afterPaymentMs);
  expect(window.location.hash).toBe('');
});
