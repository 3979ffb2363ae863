import { words as en } from '@/data/words/en';
import { lineWith } from '@/e2e/shop/builders';
import { addLine, cartLabel, countItems } from './cart-lines';

const line = (lineId: string, quantity = 1) => lineWith({ lineId, quantity });

test('the same product added twice makes two lines', () => {
  const lines = addLine(addLine([], line('a')), line('b'));
  expect(lines.map((l) => l.lineId)).toEqual(['a', 'b']);
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
