/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { bookedOrder } from '@/e2e/shop/book-builders';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { contentOf } from '@/lib/seller/book';
import { bookStore } from '@/lib/seller/book.client';
import { OrderStepReply } from './order-step-reply.client';
import { useBooked } from './use-booked.client';

const code = 'SKL7H2P9QX';
const shown = (number: number) => shownReference(referenceOfText(`order ${number}`));
const order = bookedOrder({ number: 2, steps: ['confirmed'], state: { toPayKes: 2100 } });
const earlier = bookedOrder({
  number: 1,
  steps: ['paid'],
  at: (Date.UTC(2026, 10, 28, 10) - Date.UTC(2026, 0)) / 60_000,
  state: { paidCode: code, toPayKes: 3800 },
});
const question = `This code paid ${shown(1)}, KSh\u00a03,800, on 28\u00a0November.`;
const received = (sum: string) =>
  `${code} Confirmed. You have received ${sum} from SAMPLE BUYER 0700000007 on 28/11/26`;

function PaidStep({ onTaken }: { onTaken: () => void }) {
  return <OrderStepReply is="paid" booked={useBooked(contentOf(order))} onTaken={onTaken} />;
}

/** The step Paid of the order, on a phone whose book has these orders. */
function openStep(list = [order, earlier]) {
  bookStore.setState({ list });
  const onTaken = jest.fn();
  render(<PaidStep onTaken={onTaken} />, { wrapper: NotificationsProvider });
  return onTaken;
}

const field = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const together = () => screen.getByRole('checkbox', { name: 'These orders were paid together.' });
const send = () => screen.queryByRole('link', { name: /^Send: Paid, thank you/ });
const copy = () => screen.queryByRole('button', { name: /^Copy: / });
const mark = () => screen.queryByRole('button', { name: 'Mark only, no message' });
const paidCode = () => {
  const { list } = bookStore.getState();
  const kept = list.find(({ id }) => id === order.id);
  return kept && contentOf(kept).state?.paidCode;
};

beforeEach(() => {
  localStorage.clear();
});

test.each([
  ['typed', code],
  ['typed in small letters', code.toLowerCase()],
  ['in a pasted message', received('Ksh2,100.00')],
])('a code %s that paid another order is questioned before the step is taken', (_, text) => {
  const onTaken = openStep();
  type(text);
  expect(status()).toContain(question);
  expect([send(), copy(), mark()]).toEqual([null, null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(together());
  expect(onTaken).not.toHaveBeenCalled();
  expect(paidCode()).toBeUndefined();
});

test('once the seller says that both were paid together the step is taken with the code', () => {
  const onTaken = openStep();
  type(code);
  fireEvent.click(together());
  expect(send()?.getAttribute('href')).toContain(code);
  fireEvent.click(mark() as HTMLElement);
  expect(onTaken).toHaveBeenCalledTimes(1);
  expect(paidCode()).toBe(code);
});

test('the answer is that of one code: another one that paid an order is questioned anew', () => {
  const other = bookedOrder({ number: 3, steps: ['paid'], state: { paidCode: 'SKL7H2P9QZ' } });
  openStep([order, earlier, other]);
  type(code);
  fireEvent.click(together());
  type('SKL7H2P9QZ');
  expect(together()).toHaveProperty('checked', false);
  expect(mark()).toBeNull();
});

test('a code that no other order has is taken without a question', () => {
  openStep([order]);
  type(code);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(mark()).not.toBeNull();
});

test('an order that gets the code elsewhere while the step is open is questioned at once', () => {
  openStep([order]);
  type(code);
  act(() => bookStore.setState({ list: [order, earlier] }));
  expect(mark()).toBeNull();
  expect(status()).toContain(question);
});

test('the sum of the message stands beside the sum of the order, and the difference is named', () => {
  openStep([order]);
  type(received('Ksh210.00'));
  expect(status()).toContain('The message says KSh\u00a0210. The order is KSh\u00a02,100.');
  expect(status()).toContain('The payment is KSh\u00a01,890 too little.');
  expect(mark()).not.toBeNull();
  type(received('Ksh2,100.00'));
  expect(status()).not.toContain('The payment is');
});

test.each([
  ['cash', 'We can’t find one clear code here.'],
  ['0712345678', 'That is a phone number. What is the code of the payment?'],
  ['Malipo ya Ksh2,100.00 hayakufaulu.', 'This message says that the payment failed'],
  [
    `${code} Confirmed. Transaction UKQ4H7L2PX has been reversed.`,
    'was cancelled or was reversed.',
  ],
])('the text %s takes no step, and is asked about', (text, issue) => {
  openStep([order]);
  type(text);
  fireEvent.blur(field());
  expect(screen.getByText(issue, { exact: false })).toBeTruthy();
  expect([send(), copy(), mark()]).toEqual([null, null, null]);
  type('');
  expect(mark()).not.toBeNull();
});
