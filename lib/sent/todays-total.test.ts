import { lineWith } from '@/e2e/shop/builders';
import { freeDeliveryFromKes } from '@/e2e/shop/whole-shop';
import type { LineToday } from '@/lib/cart/cart-today';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import type { OrderFacts } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { todaysTotalKes } from './todays-total';

const fee = 40;
const order: OrderFacts = {
  reference: referenceOfText('an order'),
  day: 1,
  area: 'No longer an area',
  feeKes: fee,
  place: '',
  payBy: 'undecided',
};
const ordered = { id: 'boot', size: '41', priceKes: 500, quantity: 2 };
const same = lineWith({ priceKes: 500, quantity: 2 });
const raisedTo = (kes: number): LineToday => ({
  ...same,
  priceKes: kes,
  formerKes: 500,
});
const soldOut: LineToday = { ...same, unavailable: 'soldOut' };

/** Today's total of an order of two such lines. */
const todayOf = (lines: readonly LineToday[], over: Partial<OrderFacts> = {}) =>
  todaysTotalKes({ lines: [ordered, ordered], order: { ...order, ...over } }, lines);

test('an order whose prices are today’s has no second total', () => {
  expect(todayOf([same, same])).toBeUndefined();
});

test('a raised price counts in today’s total, with the fee of the link where its area is gone', () => {
  expect(todayOf([raisedTo(600), same])).toBe(1200 + 1000 + fee);
});

test('a line that cannot be ordered is not in today’s total', () => {
  expect(todayOf([soldOut, same])).toBe(1000 + fee);
});

test('an order of which nothing is left has no total of today', () => {
  expect(todayOf([soldOut, { ...same, unavailable: 'gone' }])).toBeUndefined();
});

test('today’s total has today’s fee of the area, which many goods make free', () => {
  const area = deliveryAreas.find(({ feeKes }) => feeKes > 0);
  const { name = '', feeKes = 0 } = area ?? {};
  expect(todayOf([soldOut, same], { area: name })).toBe(1000 + feeKes);
  expect(todayOf([raisedTo(freeDeliveryFromKes), same], { area: name })).toBe(
    2 * freeDeliveryFromKes + 1000,
  );
});

test('a cart that was sent has a total of today without delivery', () => {
  expect(todaysTotalKes({ lines: [ordered] }, [raisedTo(450)])).toBe(900);
});
