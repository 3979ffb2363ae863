/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shop } from '@/e2e/shop/whole-shop';
import { shownKes } from '@/lib/format/money';
import type { OrderContent } from '@/lib/order/order-link-format';
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
const large = (container: HTMLElement) => container.querySelector('.whole')?.textContent;

test('the goods of an order that asks for the wholesale price are at their single price, which is large', () => {
  const items = shop.wholesaleAbove + 1;
  const { container } = render(<OrderTotals content={ordered(items)} />);
  expect(large(container)).toBe(`Goods at single price ${shownKes(items * 1000)}`);
  expect(screen.queryByText('To pay')).toBeNull();
  expect(screen.getByText('We answer your order with the wholesale price.')).toBeTruthy();
});

test('the total that the shop has confirmed for it is large', () => {
  const { container } = render(<OrderTotals content={ordered(shop.wholesaleAbove + 1, 3900)} />);
  expect(large(container)).toMatch(/^Confirmed total.*3,900/);
  expect(container.textContent).not.toContain('wholesale');
});

test('the sum to pay of another order is large, and a paid order has the paid sum in its place', () => {
  const { container } = render(<OrderTotals content={ordered(1)} />);
  expect(large(container)).toMatch(/^To pay.*1,150/);
  const paid = { steps: [{ is: 'paid', at: 1 }], at: 1, toPayKes: 1150 } as const;
  const { container: other } = render(<OrderTotals content={{ ...ordered(1), state: paid }} />);
  expect(large(other)).toMatch(/^Paid.*1,150/);
  expect(other.textContent).not.toContain('To pay');
});
