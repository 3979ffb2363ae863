/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shop } from '@/e2e/shop/whole-shop';
import type { OrderContent } from '@/lib/order/link-format';
import { OrderTotals } from './order-totals.client';

const order = {
  reference: '7K2Q1',
  day: 326,
  area: 'Sampletown',
  feeKes: 150,
  place: '',
  payBy: 'till',
} as const;
const ordered = (quantity: number, toPayKes?: number): OrderContent => ({
  lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity }],
  order,
  ...(toPayKes !== undefined && {
    state: { steps: [{ is: 'confirmed', at: 1 }], at: 1, toPayKes },
  }),
});
/** The name of the sum that is shown large. */
const large = (container: HTMLElement) => container.querySelector('.total')?.textContent;

test('the total of an order that asks for the wholesale price says that it is before that, and is not large', () => {
  const { container } = render(<OrderTotals content={ordered(shop.wholesaleAbove + 1)} />);
  expect(screen.getByText('Total before the wholesale price')).toBeTruthy();
  expect(screen.queryByText('Total')).toBeNull();
  expect(screen.getByText('The wholesale price is asked for.')).toBeTruthy();
  expect(large(container)).toBeUndefined();
});

test('the total that the shop has confirmed for it is large', () => {
  const { container } = render(<OrderTotals content={ordered(shop.wholesaleAbove + 1, 3900)} />);
  expect(large(container)).toMatch(/^Confirmed total.*3,900/);
  expect(container.textContent).not.toContain('wholesale');
});

test('the total of another order is large and named with its delivery', () => {
  const { container } = render(<OrderTotals content={ordered(1)} />);
  expect(large(container)).toMatch(/^Total with delivery.*1,150/);
});
