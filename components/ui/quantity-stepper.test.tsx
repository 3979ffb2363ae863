/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { QuantityStepper } from './quantity-stepper';

test('the button that raises a quantity is off at 9,999 and on below', () => {
  const stepper = (quantity: number) => <QuantityStepper quantity={quantity} onChange={() => {}} />;
  const { rerender } = render(stepper(9999));
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  rerender(stepper(9998));
  expect(more.getAttribute('aria-disabled')).toBe('false');
});

test('the button that lowers a quantity is off at 1 and on at 2', () => {
  const stepper = (quantity: number) => <QuantityStepper quantity={quantity} onChange={() => {}} />;
  const { rerender } = render(stepper(1));
  const less = screen.getByRole('button', { name: 'Decrease quantity' });
  expect(less.getAttribute('aria-disabled')).toBe('true');
  rerender(stepper(2));
  expect(less.getAttribute('aria-disabled')).toBe('false');
});
