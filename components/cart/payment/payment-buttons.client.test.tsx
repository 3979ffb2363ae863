/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installFakePayPal, type PayPalBehaviour } from '@/e2e/fake-paypal';
import { paymentTimeoutMs } from '@/lib/payment/payment.client';
import { paymentWords } from '@/words/payment';
import { PaymentButtons } from './payment-buttons.client';

const behaviour: PayPalBehaviour = {};

/** The state of PayPal's script on the page. */
let answer: (script: Element) => void = () => {};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement) answer(node);
}).observe(document.head, { childList: true });

const arrives = (script: Element) => {
  installFakePayPal(behaviour);
  script.dispatchEvent(new Event('load'));
};
const isBlocked = (script: Element) => void script.dispatchEvent(new Event('error'));
const isAnother = (script: Element) => void script.dispatchEvent(new Event('load'));

const sentence = () => screen.getByRole('status').textContent;
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const tryAgain = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await wait();
};
async function show() {
  render(<PaymentButtons>You pay $40.00 now.</PaymentButtons>);
  await wait();
}

let reported: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of Object.keys(behaviour)) Reflect.deleteProperty(behaviour, name);
});
afterEach(() => jest.restoreAllMocks());

// A page loads PayPal once: what fails comes first.
test('while PayPal is silent it is waited for, for 15 s', async () => {
  answer = () => {};
  await show();
  const group = screen.getByRole('group', { name: 'Pay by card or PayPal' });
  expect(group.textContent).toContain('Getting card payment ready');
  await wait(paymentTimeoutMs - 1);
  expect(group.dataset.status).toBe('waiting');
  await wait(1);
  expect(group.dataset.status).toBe('failed');
  expect(sentence()).toBe(paymentWords.notLoaded);
  expect(reported.mock.calls.join()).toContain('PayPal has not answered for 15 s');
});

test('where PayPal’s script is blocked, is another one or has no buttons, a sentence says so, and a tap tries again', async () => {
  answer = isBlocked;
  await show();
  const group = () => screen.getByRole('group', { name: 'Pay by card or PayPal' });
  const failures = [
    () => {},
    () => {
      answer = isAnother;
    },
    () => {
      answer = arrives;
      behaviour.buttons = 'are missing';
    },
  ];
  expect(sentence()).toBe(paymentWords.notLoaded);
  for (const fail of failures) {
    fail();
    await tryAgain();
    expect(group().dataset.status).toBe('failed');
    expect(sentence()).toBe(paymentWords.notLoaded);
    expect(reported).toHaveBeenLastCalledWith('PayPal did not load', expect.any(Error));
    reported.mockClear();
  }
  delete behaviour.buttons;
  await tryAgain();
  expect(sentence()).toBe('');
  expect(group().dataset.status).toBe('ready');
  expect(document.activeElement).toBe(group());
  expect(screen.getByRole('button', { name: 'PayPal' })).toBeTruthy();
});

test.each(['are not eligible', 'fail to draw'] as const)(
  'where PayPal’s buttons %s a sentence is in their place',
  async (buttons) => {
    answer = arrives;
    behaviour.buttons = buttons;
    await show();
    expect(sentence()).toBe(paymentWords.notLoaded);
    expect(reported.mock.calls.join()).toContain('PayPal could not draw its buttons');
  },
);
