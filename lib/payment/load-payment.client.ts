import { singleFlight } from '@/lib/page/single-flight.client';
import { serviceLimits } from '@/lib/site/service-limits';
import { loadPayPal } from './payment.client';
import type { RenderButtons } from './paypal-buttons.client';

// Apart from ./payment.client, or the bundler makes this chunk twice: for the cart and for the preload.
const loadRenderer = singleFlight(
  'PayPal',
  serviceLimits.paymentTimeoutMs,
  async () => (await import('./paypal-buttons.client')).renderButtons,
);

/**
 * Loads PayPal and the code that takes a payment, which only an open cart with something in it needs.
 * Resolves with a function that renders PayPal's buttons. Rejects as `loadPayPal`.
 */
export async function loadPayment(): Promise<RenderButtons> {
  const [Buttons, render] = await Promise.all([loadPayPal(), loadRenderer()]);
  return (words, container, signal) => render(Buttons, words, container, signal);
}
