import { singleFlight } from '@/lib/page/single-flight.client';
import { limits } from '@/lib/site/limits';

/**
 * PayPal's script, once a page (design §4.7): gives what draws its buttons. All that is PayPal's
 * comes with it in a chunk of its own, so an empty cart costs no byte of it.
 */
export const loadPayment = singleFlight('PayPal', limits.paymentTimeoutMs, async () => {
  const { openPayPal } = await import('./paypal-buttons.client');
  return openPayPal();
});
