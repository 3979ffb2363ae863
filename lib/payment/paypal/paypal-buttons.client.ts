import {
  loadScript,
  type PayPalButtonsComponentOptions,
  type PayPalNamespace,
  type PayPalScriptOptions,
} from '@paypal/paypal-js';
import { retryOptions } from '@/lib/browser/outside-script.client';
import { payPalClientId } from './paypal-address';
import { checkout } from './paypal-checkout.client';

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

// The same for the whole page: other options would load another script.
const options: PayPalScriptOptions = {
  clientId: payPalClientId,
  currency: 'USD',
  components: 'buttons',
  intent: 'capture',
};

let tries = 0;

/** Loads PayPal's Buttons. Rejects if the script cannot be loaded or has none; call again to retry. */
export async function loadPayPalScript(): Promise<NonNullable<PayPalNamespace['Buttons']>> {
  const nonce = policyNonce();
  const script = loadScript({
    ...retryOptions(options, tries),
    ...(nonce && { dataCspNonce: nonce }),
  });
  tries += 1;
  const paypal: unknown = await script;
  if (hasButtons(paypal)) return paypal.Buttons;
  // Otherwise the next try would take it for a loaded script.
  window.paypal = null;
  throw new Error('PayPal loaded without Buttons');
}

/** What lets PayPal's own styles through the page's policy; undefined where the page has none. */
function policyNonce(): string | undefined {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

function hasButtons(paypal: unknown): paypal is Required<Pick<PayPalNamespace, 'Buttons'>> {
  return (
    typeof paypal === 'object' &&
    paypal !== null &&
    'Buttons' in paypal &&
    typeof paypal.Buttons === 'function'
  );
}
