import { lineWith } from '@/e2e/shop/builders';
import { includesLines, withoutPaid } from './cart-after-payment';

const line = (lineId: string, quantity = 1) => lineWith({ lineId, quantity });

test('a payment removes the paid lines and keeps those added later', () => {
  const paid = [line('a', 2), line('b')];
  expect(withoutPaid(paid, paid)).toEqual([]);
  const since = [line('a', 3), line('b'), line('c')];
  expect(withoutPaid(since, paid).map((l) => [l.lineId, l.quantity])).toEqual([
    ['a', 1],
    ['c', 1],
  ]);
});

test('a cart includes the ordered lines while each has its size and at least its quantity', () => {
  const ordered = [line('a', 2), line('b')];
  expect(includesLines([line('b'), line('c'), line('a', 3)], ordered)).toBe(true);
  expect(includesLines([line('a', 1), line('b')], ordered)).toBe(false);
  expect(includesLines([line('a', 2), line('c')], ordered)).toBe(false);
  expect(includesLines([line('a', 2), { ...line('b'), size: '45' }], ordered)).toBe(false);
});
