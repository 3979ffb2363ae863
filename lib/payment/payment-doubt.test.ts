import { concernsCart, parseDoubt } from './payment-doubt';

const now = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;
const doubt = { orderID: '5O190127TN364715T', at: now, lineIds: ['a', 'b'] };

test('a doubtful payment is kept for a day', () => {
  const stored = JSON.stringify(doubt);
  expect(parseDoubt(stored, now)).toEqual(doubt);
  expect(parseDoubt(stored, now + dayMs - 1)).toEqual(doubt);
  expect(parseDoubt(stored, now + dayMs)).toBeUndefined();
  expect(parseDoubt(stored, now - 1)).toBeUndefined();
});

test.each([
  null,
  '',
  'x',
  '[]',
  '7',
  JSON.stringify({ ...doubt, orderID: '<script>' }),
  JSON.stringify({ ...doubt, orderID: 'x'.repeat(41) }),
  JSON.stringify({ ...doubt, orderID: 7 }),
  JSON.stringify({ ...doubt, at: 'now' }),
  JSON.stringify({ ...doubt, at: null }),
  JSON.stringify({ ...doubt, lineIds: 'ab' }),
  JSON.stringify({ ...doubt, lineIds: [7] }),
])('a stored value of %j is no doubtful payment', (stored) => {
  expect(parseDoubt(stored, now)).toBeUndefined();
});

test('a doubtful payment concerns a cart that still has one of its lines', () => {
  expect(concernsCart(doubt, [{ lineId: 'c' }, { lineId: 'b' }])).toBe(true);
  expect(concernsCart(doubt, [{ lineId: 'c' }])).toBe(false);
  expect(concernsCart(doubt, [])).toBe(false);
  expect(concernsCart(undefined, [{ lineId: 'a' }])).toBe(false);
});
