import { singleFlight } from '@/lib/page/single-flight.client';
import { serviceLimits } from '@/lib/site/service-limits';
import type { RenderButtons } from './paypal-buttons.client';

const timeoutMs = serviceLimits.paymentTimeoutMs;

/**
 * Loads PayPal's script, once a page (docs/behaviour.md 7.3), and resolves with its buttons. Rejects if
 * it cannot be loaded; the next call tries again.
 */
export const loadPayPal = singleFlight('PayPal', timeoutMs, async () => {
  const { loadPayPalScript } = await import('./paypal-script.client');
  return loadPayPalScript();
});

const loadRenderer = singleFlight('PayPal', timeoutMs, async () => {
  const { renderButtons } = await import('./paypal-buttons.client');
  return renderButtons;
});

/**
 * Loads PayPal and the code that takes a payment, which only an open cart with something in it needs.
 * Resolves with a function that renders PayPal's buttons. Rejects as `loadPayPal`.
 */
export async function loadPayment(): Promise<RenderButtons> {
  const [Buttons, render] = await Promise.all([loadPayPal(), loadRenderer()]);
  return (words, container, signal) => render(Buttons, words, container, signal);
}
