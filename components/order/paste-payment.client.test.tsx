/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PastePayment } from './paste-payment.client';

const due = { sumKes: 3150, feeIsAsked: false, reference: '7K2Q1', way: 'till', day: 329 } as const;

// jsdom opens no page.
beforeEach(() =>
  window.addEventListener('click', (event) => event.preventDefault(), { once: true }),
);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['with a network the code is sent in place of the order’s page', true, ''],
  ['without a network the code is sent beside the order, which stays', false, '_blank'],
])('%s', (_, onLine, target) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(<PastePayment due={due} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'SJK4H7L2PQ' } });
  const link = screen.getByRole('link');
  fireEvent.click(link);
  expect(link).toHaveProperty('target', target);
});
