import { concernsCart, doubtOf, parseDoubt } from './kept-doubt';

const now = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;
const boot = { lineId: 'a', id: 'boot', title: 'Boot', size: '42' };
const early = { lineId: 'b', title: 'Sandal', size: '40' };
const other = { lineId: 'c', id: 'brogue', title: 'Brogue', size: '42' };
const doubt = doubtOf('5O190127TN364715T', now, [boot, early]);

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

test('a doubtful payment that an earlier release kept, by its lines alone, still counts', () => {
  const { goods: _, ...kept } = doubt;
  const parsed = parseDoubt(JSON.stringify(kept), now);
  expect(parsed).toEqual(kept);
  expect(concernsCart(parsed, [boot])).toBe(true);
  expect(concernsCart(parsed, [other])).toBe(false);
});

test('a doubtful payment concerns a cart that still has one of its lines, in another size too', () => {
  expect(concernsCart(doubt, [other, early])).toBe(true);
  expect(concernsCart(doubt, [{ ...boot, size: '43' }])).toBe(true);
  expect(concernsCart(doubt, [other])).toBe(false);
  expect(concernsCart(doubt, [])).toBe(false);
  expect(concernsCart(undefined, [boot])).toBe(false);
});

test('a doubtful payment concerns a cart to which its product is added again in that size', () => {
  const again = { ...boot, lineId: 'new' };
  expect(concernsCart(doubt, [again])).toBe(true);
  expect(concernsCart(doubt, [{ ...early, lineId: 'new' }])).toBe(true);
  expect(concernsCart(doubt, [{ ...again, size: '43' }])).toBe(false);
});
