/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import type { LineToday } from '@/lib/cart/cart-today';
import { SizeSelect } from './size-select.client';

function show(over: Partial<LineToday>) {
  const onChange = jest.fn();
  const line = { ...lineWith({ title: 'Penny Loafer', size: '42' }), ...over };
  render(<SizeSelect line={line} onChange={onChange} />);
  return onChange;
}
const select = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size of Penny Loafer' });
const options = () =>
  screen.getAllByRole<HTMLOptionElement>('option').map(({ text, disabled }) => [text, disabled]);

test('another size of the product can be chosen for a line', () => {
  const onChange = show({ sizes: ['41', '42'] });
  expect(select().value).toBe('42');
  expect(screen.getByText('Size 42')).toBeTruthy();
  fireEvent.change(select(), { target: { value: '41' } });
  expect(onChange).toHaveBeenCalledWith('41');
});

test('a sold-out size cannot be chosen, and a line in one can be exchanged', () => {
  show({ sizes: ['41', '42', '43'], soldOutSizes: ['42', '43'] });
  expect(select().value).toBe('42');
  expect(options()).toEqual([
    ['41', false],
    ['42, sold out', true],
    ['43, sold out', true],
  ]);
});

test('a line in a size that the product no longer has can be exchanged', () => {
  show({ sizes: ['40', '41'] });
  expect(select().value).toBe('42');
  expect(options()[0]).toEqual(['42, sold out', true]);
});

test.each([
  ['no size is known', {}],
  ['there is no other', { sizes: ['42'] }],
])('the size of a line is a text where %s', (_, over) => {
  show(over);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Size 42')).toBeTruthy();
});
