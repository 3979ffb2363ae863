import { lineWith } from '@/e2e/shop/builders';
import type { CartLine } from './cart-lines';
import {
  changeQuantity,
  changeSize,
  placeOfRemoval,
  removeLine,
  restoreLines,
  setQuantity,
} from './edit-lines';

const line = (lineId: string, quantity = 1) => lineWith({ lineId, quantity });
const cart = (...ids: string[]) => ids.map((id) => line(id));
const idsOf = (lines: readonly CartLine[]) => lines.map(({ lineId }) => lineId).join('');
/** The cart `before` without the lines `ids`. */
const removal = (before: readonly CartLine[], ids: string) => ({
  before,
  removed: before.filter(({ lineId }) => ids.includes(lineId)),
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

test('a quantity is never raised above 9,999', () => {
  expect(changeQuantity([line('a', 9998)], 'a', 1)).toEqual([line('a', 9999)]);
  expect(changeQuantity([line('a', 9999)], 'a', 1)).toEqual([line('a', 9999)]);
  expect(setQuantity([line('a', 2)], 'a', 12_000)).toEqual([line('a', 9999)]);
});

test.each([1, -1])('a line of 12,000 that is changed by %i has 9,999', (by) => {
  expect(changeQuantity([line('a', 12_000), line('b')], 'a', by)).toEqual([
    line('a', 9999),
    line('b'),
  ]);
});

test('removing a line removes no other', () => {
  expect(idsOf(removeLine(cart('a', 'b'), 'a'))).toBe('b');
});

test('a typed quantity is set on one line only', () => {
  const lines = setQuantity([line('a', 2), line('b', 2)], 'b', 60);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 60]);
});

test.each([0, -1])('a quantity set to %d removes the line', (quantity) => {
  expect(idsOf(setQuantity([line('a', 12), line('b')], 'a', quantity))).toBe('b');
});

test.each([1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, Number.POSITIVE_INFINITY])(
  'a quantity set to %d changes nothing',
  (quantity) => {
    expect(setQuantity([line('a', 2)], 'a', quantity)).toEqual([line('a', 2)]);
  },
);

test('setting the quantity of a line that is gone changes nothing', () => {
  expect(setQuantity(cart('a'), 'b', 3)).toEqual(cart('a'));
});

test('a changed size keeps the line’s id, place and quantity, beside a line of the same size', () => {
  const lines = [
    lineWith({ lineId: 'a', size: '40', quantity: 3 }),
    lineWith({ lineId: 'b', size: '41' }),
  ];
  expect(changeSize(lines, 'a', '41')).toEqual([
    lineWith({ lineId: 'a', size: '41', quantity: 3 }),
    lineWith({ lineId: 'b', size: '41' }),
  ]);
});

test.each([
  ['in between', 'b', 'ac', 'abc'],
  ['at the beginning', 'a', 'bc', 'abc'],
  ['at the end', 'c', 'ab', 'abc'],
  ['beside an added line', 'c', 'abd', 'abcd'],
  ['in a cart that was emptied since', 'b', '', 'b'],
  ['where its neighbours are gone', 'b', 'de', 'bde'],
  ['in a cart that has it already', 'b', 'abc', 'abc'],
  ['with every other line of the cart', 'abc', '', 'abc'],
  ['with every other line before an added one', 'abc', 'd', 'abcd'],
  ['with lines of which one is back already', 'abc', 'bd', 'abcd'],
])('a removed line is restored %s', (_, removed, now, restored) => {
  const lines = restoreLines(cart(...now), removal(cart('a', 'b', 'c'), removed));
  expect(idsOf(lines)).toBe(restored);
});

test('a restored line has its id, size and quantity, and the others keep theirs', () => {
  const before = [line('a'), lineWith({ lineId: 'b', size: '43', quantity: 12 })];
  const restored = restoreLines([line('a', 5)], removal(before, 'b'));
  expect(restored).toEqual([line('a', 5), before[1]]);
});

test('the place of a removal is where its first line was', () => {
  const before = cart('a', 'b', 'c');
  expect(placeOfRemoval(cart('a', 'c'), removal(before, 'b'))).toBe(1);
  expect(placeOfRemoval(cart('a', 'b', 'd'), removal(before, 'c'))).toBe(2);
  expect(placeOfRemoval(cart('d'), removal(before, 'abc'))).toBe(0);
});
