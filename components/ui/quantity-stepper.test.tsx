/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { QuantityStepper } from './quantity-stepper';

test('the button that lowers a quantity is off at 1 and on at 2', () => {
  const stepper = (quantity: number) => <QuantityStepper quantity={quantity} onChange={() => {}} />;
  const { rerender } = render(stepper(1));
  const less = screen.getByRole('button', { name: 'Decrease quantity' });
  expect(less.getAttribute('aria-disabled')).toBe('true');
  rerender(stepper(2));
  expect(less.getAttribute('aria-disabled')).toBe('false');
});
