/** 'test' is PayPal's sandbox: the buttons work, but no money moves. */
export const payPalClientId = process.env.NEXT_PUBLIC_PAYPAL_CLIENT_ID || 'test';

/** The address that PayPal's loader makes of the options in ./paypal-buttons.client. */
export const payPalAddress = `https://www.paypal.com/sdk/js?client-id=${payPalClientId}&currency=USD&components=buttons&intent=capture`;
