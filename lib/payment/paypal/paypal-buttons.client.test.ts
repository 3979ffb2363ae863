/** @jest-environment jsdom */
import { payPalAddress } from './paypal-address';
import { loadPayPalScript } from './paypal-buttons.client';

test('PayPal’s script has the address that a filled cart preloads', () => {
  loadPayPalScript().catch(() => {});
  expect(document.querySelector('script')?.src).toBe(payPalAddress);
});

test('PayPal’s script is given the nonce of the page’s policy', () => {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'nonce-abc/+1'">`;
  loadPayPalScript().catch(() => {});
  expect(document.querySelector('script')?.dataset.cspNonce).toBe('abc/+1');
});
