/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from 'zustand';
import { lineWith } from '@/e2e/shop/builders';
import { cartStore } from '@/lib/cart/cart-store.client';
import { CartLine } from './cart-line.client';

function Cart() {
  const lines = useStore(cartStore, (state) => state.lines);
  return lines.map((line) => (
    <CartLine
      key={line.lineId}
      line={line}
      isRepeated={false}
      hint={undefined}
      undoRow={null}
      isRestored={false}
      onRemove={(change) => change()}
    />
  ));
}

/** Shows a cart of one line, as the phone has kept it. */
function show(quantity: number) {
  cartStore.setState({ lines: [lineWith({ title: 'Penny Loafer', size: '42', quantity })] });
  render(<Cart />);
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity of/ });
const button = (name: RegExp) => screen.getByRole('button', { name });
const said = () => screen.getByText('You can order up to 9,999 at a time.', { exact: false });
const unsaid = () => screen.queryByText(/You can order up to/) === null;

beforeEach(() => localStorage.clear());

test('a line that is typed above 9,999 has 9,999 and says so, and + is off', () => {
  show(2);
  expect(unsaid()).toBe(true);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: '12000' } });
  act(() => field().blur());
  expect(cartStore.getState().lines[0]?.quantity).toBe(9999);
  expect(field().value).toBe('9999');
  expect(said().getAttribute('aria-live')).toBe('polite');
  expect(button(/^Increase/).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button(/^Decrease/));
  expect(unsaid()).toBe(true);
  expect(button(/^Increase/).getAttribute('aria-disabled')).toBe('false');
});

test('a line of 12,000 that an earlier release has stored is shown as it is, and says what a line takes', () => {
  show(12_000);
  expect(field().value).toBe('12000');
  expect(said()).toBeTruthy();
});
