import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js';
import { retryOptions } from '@/lib/browser/outside-script.client';
import { payPalClientId } from '@/lib/payment/paypal-address';

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
