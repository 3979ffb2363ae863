/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { lineWith } from '@/e2e/shop/builders';
import { longNoticeMs } from '@/lib/browser/notice-times';
import { closeCart, openCart } from '@/lib/cart/open-cart.client';
import { markPaidOrderTapped, paidOrderStore } from '@/lib/order/paid-order-store.client';
import { paymentStore, refusalStore } from '@/lib/payment/payment-store.client';
import { paymentWords } from '@/words/payment';
import { afterPaymentMs, useAfterPayment } from './use-after-payment.client';

// An address that jsdom can open.
jest.mock('@/lib/links/site-path', () => ({
  ...jest.requireActual('@/lib/links/site-path'),
  pageHref: (path: string) => `#${path}`,
}));

const notify = jest.fn();

function openPage() {
  renderHook(() => useAfterPayment(), {
    wrapper: ({ children }) => (
      <NotificationsContext value={notify}>{children}</NotificationsContext>
    ),
  });
}

/** A page on which an order has just been paid. */
function pay() {
  paymentStore.setState({ paid: { id: 'ORDER-1', lines: [lineWith()] } });
  openPage();
}

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());

test('after a payment the shop opens, and the order waits for its place', () => {
  pay();
  jest.advanceTimersByTime(afterPaymentMs - 1);
  expect(window.location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(window.location.hash).toBe('#/shop/');
  expect(paidOrderStore.getState().order?.text).toContain('ORDER-1');
});

test('after a payment the shop does not open once the place was sent', () => {
  pay();
  markPaidOrderTapped();
  jest.advanceTimersByTime(afterPaymentMs);
  expect(window.location.hash).toBe('');
});

test('after a payment the shop does not open once the shopper is on another page', () => {
  pay();
  window.location.hash = '#/about/';
  jest.advanceTimersByTime(afterPaymentMs);
  expect(window.location.hash).toBe('#/about/');
});

test('a payment that fails while the cart is closed is reported by a notice', () => {
  openPage();
  notify.mockClear();
  openCart();
  refusalStore.setState({ refused: 'failed' });
  expect(notify).not.toHaveBeenCalled();
  closeCart();
  refusalStore.setState({ refused: 'failed' });
  expect(notify).toHaveBeenCalledWith('error', paymentWords.failed, longNoticeMs);
});
