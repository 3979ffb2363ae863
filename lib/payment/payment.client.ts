import { singleFlight } from '@/lib/browser/outside-script.client';

export const paymentTimeoutMs = 15_000;

/**
 * Loads PayPal, once a page, and resolves with a function that renders its
 * buttons. An empty cart loads none of its code. Rejects if
 * the script cannot be loaded; the next call tries again.
 */
export const loadPayment = singleFlight('PayPal', paymentTimeoutMs, async () => {
  const { openPayPal } = await import('@/lib/payment/paypal/paypal-buttons.client');
  return openPayPal();
});
