/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { buttonClass } from '@/components/ui/button';
import { shop } from '@/e2e/shop/whole-shop';
import { shownReference } from '@/lib/order/reference';
import { PastePayment } from './paste-payment.client';

const code = 'UKQ4H7L2PZ';
const due = { sumKes: 1745, isFeeOpen: false, reference: '7K2Q1' };
const shown = shownReference(due.reference);

function paste(value: string, over: Partial<typeof due> = {}) {
  const onCode = jest.fn();
  render(<PastePayment due={{ ...due, ...over }} isNext onCode={onCode} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  return onCode;
}

const status = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const chatText = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text');

test('the code and the sum of a message stand beside the order’s sum, and nothing says that they match', () => {
  const onCode = paste(`${code} Confirmed. Ksh1,745.00 paid to MAVAZI STALL.`);
  expect(status()).toBe(`Code ${code}The message says KSh 1,745. The order is KSh 1,745.`);
  expect(chatText('Send us the code')).toBe(
    `Hello ${shop.name}, I have paid KSh 1,745 for order ${shown}. M-Pesa code ${code}.`,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(onCode.mock.calls).toEqual([[code]]);
});

test('another sum is named with its difference, and the code can be sent all the same', () => {
  paste(`${code} Confirmed. Ksh210.00 paid to MAVAZI STALL.`);
  expect(status()).toContain('The order is KSh 1,745.The payment is KSh 1,535 too little.');
  expect(chatText('Send us the code')).toContain(code);
});

test('where delivery is still to be agreed, the order asks its sum and delivery', () => {
  paste(`${code} Confirmed. Ksh1,900.00 paid to MAVAZI STALL.`, { isFeeOpen: true });
  expect(status()).toBe(
    `Code ${code}The message says KSh 1,900. The order is KSh 1,745 plus the delivery fee.`,
  );
});

test('a code alone is sent without a sum, one with dots as a payment’s', () => {
  const onCode = paste(' mp261126.1430.a12345 ');
  expect(status()).toBe('Code MP261126.1430.A12345');
  expect(chatText('Send us the code')).toBe(
    `Hello ${shop.name}, I have paid for order ${shown}. Payment code MP261126.1430.A12345.`,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(onCode).toHaveBeenCalledWith('MP261126.1430.A12345');
});

test.each([
  ['I have paid', 'We can’t find one clear code here.'],
  ['0700 000 000', 'We can’t find one clear code here.'],
  ['Salio lako halitoshi kulipa Ksh1,745.00.', 'the payment failed or was cancelled'],
  [`${code} Confirmed. Transaction UKQ4H7L2PX has been reversed.`, 'Ask us before you pay again.'],
])('a sentence names the kind of the text %s, which is sent unchanged', (text, answer) => {
  const onCode = paste(text);
  expect(status()).toContain(answer);
  expect(screen.queryByRole('link', { name: 'Send us the code' })).toBeNull();
  expect(chatText('Send us the text')).toBe(
    `Hello ${shop.name}, about the payment of order ${shown}: ${text}`,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(onCode).not.toHaveBeenCalled();
});

test('a text that is longer than a chat’s link is cut, and script in it is text', () => {
  paste(`<b>no code</b> ${'x '.repeat(50_000)}`);
  expect(chatText('Send us the text')).toMatch(/: <b>no code<\/b> x x .*…$/);
  expect(screen.getByRole<HTMLAnchorElement>('link').href.length).toBeLessThan(1600);
});

test('spaces alone say nothing', () => {
  paste('  ');
  expect(status()).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the button is green only where paying is next', () => {
  const button = () => screen.getByRole('button', { name: 'Send us the code' });
  const { rerender } = render(<PastePayment due={due} isNext />);
  expect(button().className).toBe(buttonClass('chat'));
  rerender(<PastePayment due={due} isNext={false} />);
  expect(button().className).toBe(buttonClass('plain'));
});

test('the button leads to the field until there is something to send', () => {
  paste('');
  fireEvent.click(screen.getByRole('button', { name: 'Send us the code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: code } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(chatText('Send us the code')).toContain(code);
});

test.each([
  ['with a network the code is sent in place of the order’s page', true, ''],
  ['without a network the code is sent beside the order, which stays', false, '_blank'],
])('%s', (_, onLine, target) => {
  // jsdom opens no page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  paste(code);
  const link = screen.getByRole('link');
  fireEvent.click(link);
  expect(link).toHaveProperty('target', target);
  jest.restoreAllMocks();
});
