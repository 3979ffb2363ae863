import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { checkout } from './paypal-checkout.client';
import { loadPayPalScript } from './paypal-script.client';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

/**
 * Renders PayPal's buttons into an element and removes them when the signal aborts. Rejects, after a
 * report on the console, if PayPal cannot render them.
 */
type RenderButtons = (container: HTMLElement, signal: AbortSignal) => Promise<void>;

/** Loads PayPal. Rejects if its script cannot be loaded or has no buttons. */
export async function openPayPal(): Promise<RenderButtons> {
  const Buttons = await loadPayPalScript();
  return (container, signal) => render(Buttons, container, signal);
}

async function render(
  Buttons: Buttons,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  try {
    const buttons = Buttons({ ...checkout(), style });
    // Closing half-rendered buttons rejects; nothing waits for them any more.
    signal.addEventListener('abort', () => void buttons.close().catch(() => {}));
    if (!buttons.isEligible()) throw new Error('PayPal offers no payment method here');
    await buttons.render(container);
  } catch (error) {
    if (signal.aborted) return;
    console.error('PayPal could not draw its buttons', error);
    throw error;
  }
}

const style = {
  layout: 'vertical',
  color: 'gold',
  shape: 'rect',
  label: 'pay',
  height: 48,
  borderRadius: 12,
} as const satisfies PayPalButtonsComponentOptions['style'];
