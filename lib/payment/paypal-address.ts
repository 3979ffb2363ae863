import { config } from '@/lib/site/config';

/** The address that PayPal's loader makes of the options of ./paypal-script.client. */
export const payPalAddress = `https://www.paypal.com/sdk/js?client-id=${config.paypalClientId}&currency=USD&components=buttons&intent=capture`;
