/** @jest-environment jsdom */
import { payPalAddress } from './paypal-address';
import { loadPayPalScript } from './paypal-script.client';

test('PayPal’s script has the address that a filled cart preloads', () => {
  loadPayPalScript().catch(() => {});
  expect(document.querySelector('script')?.src).toBe(payPalAddress);
});
