import { words as en } from '@/data/words/en';
import { lineWith } from '@/e2e/shop/builders';
import {
  addLine,
  cartLabel,
  changeQuantity,
  countItems,
  includesLines,
  withoutPaid,
} from './cart-lines';

const line = (lineId: string, quantity = 1) => lineWith({ lineId, quantity });

test('the same product added twice makes two lines', () => {
  const lines = addLine(addLine([], line('a')), line('b'));
  expect(lines.map((l) => l.lineId)).toEqual(['a', 'b']);
});

test('changing a quantity changes one line only', () => {
  const lines = [line('a', 2), line('b', 2)];
  expect(changeQuantity(lines, 'b', 1).map((l) => l.quantity)).toEqual([2, 3]);
  expect(changeQuantity(lines, 'a', -1).map((l) => l.quantity)).toEqual([1, 2]);
});

test('a quantity lowered to 0 or below removes the line', () => {
  expect(changeQuantity([line('a'), line('b')], 'a', -1).map((l) => l.lineId)).toEqual(['b']);
  expect(changeQuantity([line('a', 2)], 'a', -5)).toEqual([]);
});

test('a quantity that could no longer be counted exactly stays', () => {
  const most = [line('a', Number.MAX_SAFE_INTEGER)];
  expect(changeQuantity(most, 'a', 1)).toEqual(most);
});

test('a payment removes what was paid for and keeps what was added later', () => {
  const paid = [line('a', 2), line('b')];
  expect(withoutPaid(paid, paid)).toEqual([]);
  const since = [line('a', 3), line('b'), line('c')];
  expect(withoutPaid(since, paid).map((l) => [l.lineId, l.quantity])).toEqual([
    ['a', 1],
    ['c', 1],
  ]);
});

test('a cart includes the ordered lines while each has at least its quantity', () => {
  const ordered = [line('a', 2), line('b')];
  expect(includesLines([line('b'), line('c'), line('a', 3)], ordered)).toBe(true);
  expect(includesLines([line('a', 1), line('b')], ordered)).toBe(false);
  expect(includesLines([line('a', 2), line('c')], ordered)).toBe(false);
});

test('the number of items is the sum of the quantities', () => {
  expect(countItems([line('a', 2), line('b', 3)])).toBe(5);
  expect(countItems([])).toBe(0);
});

test('the cart button’s name has the number of items', () => {
  expect([0, 1, 3].map((count) => cartLabel(en.cartButton, count))).toEqual([
    'Cart, empty',
    'Cart, 1 item',
    'Cart, 3 items',
  ]);
});
