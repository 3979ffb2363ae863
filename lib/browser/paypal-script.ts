import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js';
import { config } from '@/lib/config';

// One object for the whole page: other options would be another script.
const options: PayPalScriptOptions = {
  clientId: config.paypalClientId,
  currency: 'USD',
  components: 'buttons',
  intent: 'capture',
};

/** PayPal's Buttons. Rejects where the script is blocked, answers with an error, or lacks them. */
export async function loadPayPalScript(): Promise<NonNullable<PayPalNamespace['Buttons']>> {
  const paypal: unknown = await loadScript(options);
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
