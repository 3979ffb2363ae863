import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { checkout } from './paypal-checkout.client';
import { loadPayPalScript } from './paypal-script.client';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

/** Draws PayPal's buttons in a place until the signal says that the place goes. */
export type ShowButtons = (place: HTMLElement, signal: AbortSignal) => Promise<void>;

/** Loads PayPal and gives what draws its buttons. Rejects where PayPal comes without any. */
export async function openPayPal(): Promise<ShowButtons> {
  const Buttons = await loadPayPalScript();
  return (place, signal) => show(Buttons, place, signal);
}

async function show(Buttons: Buttons, place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  try {
    const buttons = Buttons({ ...checkout, style });
    // Closing what is half drawn makes PayPal complain: nobody is waiting for it any more.
    signal.addEventListener('abort', () => void buttons.close().catch(() => {}));
    if (!buttons.isEligible()) throw new Error('PayPal has no way to pay here');
    await buttons.render(place);
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
