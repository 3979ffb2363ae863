import { longestDescription, paymentOrder } from './payment-order';

const line = (title: string, size: string, quantity: number, priceKes = 1300) => ({
  title,
  size,
  quantity,
  priceKes,
});

const descriptionOf = (lines: Parameters<typeof paymentOrder>[0]) =>
  paymentOrder(lines, 'MVZ-7K2Q1').purchase_units[0]?.description ?? '';

test('an order is one purchase unit in dollars with two decimals, under the shop’s reference', () => {
  const lines = [line('Brogues', '41', 2, 1333), line('Boots', '38', 1, 1000)];
  const order = paymentOrder(lines, 'MVZ-7K2Q1');
  expect(order.purchase_units).toHaveLength(1);
  expect(order.purchase_units[0]?.reference_id).toBe('MVZ-7K2Q1');
  expect(order.purchase_units[0]?.amount).toEqual({ currency_code: 'USD', value: '28.64' });
});

test('the description has the owner’s name for it, the number of items and the items', () => {
  expect(descriptionOf([line('Brogues', '41', 1)])).toBe('Shoe purchase, 1 item: 1 × Brogues 41');
  expect(descriptionOf([line('Brogues', '41', 2), line('Boots', '38', 1)])).toBe(
    'Shoe purchase, 3 items: 2 × Brogues 41, 1 × Boots 38',
  );
});

test('the description of a long cart has whole lines within PayPal’s limit', () => {
  const many = Array.from({ length: 40 }, (_, at) => line('Leather Brogues', String(36 + at), 3));
  const text = descriptionOf(many);
  expect(text.length).toBeLessThanOrEqual(longestDescription);
  expect(text).toMatch(/^Shoe purchase, 120 items: 3 × Leather Brogues 36, .*\d, and more$/);
});

test('the description leaves out a title that does not fit at all', () => {
  expect(descriptionOf([line('B'.repeat(200), '41', 1)])).toBe('Shoe purchase, 1 item');
});
