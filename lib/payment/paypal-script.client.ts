import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js';
import { rotateKeys } from '@/lib/format/rotate-keys';
import { config } from '@/lib/site/config';

// One set for the whole page: other options would be another script.
const options: PayPalScriptOptions = {
  clientId: config.paypalClientId,
  currency: 'USD',
  components: 'buttons',
  intent: 'capture',
};

let tries = 0;

/** PayPal's Buttons. Rejects where the script is blocked, answers with an error, or lacks them. */
export async function loadPayPalScript(): Promise<NonNullable<PayPalNamespace['Buttons']>> {
  const script = loadScript(rotateKeys(options, tries));
  tries += 1;
  const paypal: unknown = await script;
  if (hasButtons(paypal)) return paypal.Buttons;
  // Left there, it would be taken for a loaded script at the next try.
  window.paypal = null;
  throw new Error('PayPal came without Buttons');
}

function hasButtons(paypal: unknown): paypal is Required<Pick<PayPalNamespace, 'Buttons'>> {
  return (
    typeof paypal === 'object' &&
    paypal !== null &&
    'Buttons' in paypal &&
    typeof paypal.Buttons === 'function'
  );
}
