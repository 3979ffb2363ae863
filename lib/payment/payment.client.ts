import { singleFlight } from '@/lib/page/single-flight.client';
import { serviceLimits } from '@/lib/site/service-limits';

/**
 * Loads PayPal's script, once a page (docs/behaviour.md 7.3), and resolves with its buttons. Rejects if
 * it cannot be loaded; the next call tries again.
 */
export const loadPayPal = singleFlight('PayPal', serviceLimits.paymentTimeoutMs, async () => {
  const { loadPayPalScript } = await import('./paypal-script.client');
  return loadPayPalScript();
});
