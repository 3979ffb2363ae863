import { lineWith } from '@/e2e/shop/builders';
import { cartWholesaleHint, isLarge, isWholesale, wholesaleHint } from './wholesale';

test.each([
  [3, 3, false],
  [4, 3, true],
  [12, 3, true],
  [1, 1, false],
  [2, 1, true],
])('whether %i items, where more than %i are wholesale, are: %s', (count, above, isIt) => {
  expect(isWholesale([lineWith({ quantity: count })], above)).toBe(isIt);
});

test('an order of goods with prices by quantity is a large one, and asks for no wholesale price', () => {
  const priceSteps = { group: 'tee', steps: [{ from: 4, priceKes: 420 }] };
  const lines = [lineWith({ quantity: 12, priceSteps })];
  expect(isLarge(3, 3)).toBe(false);
  expect(isLarge(12, 3)).toBe(true);
  expect(isWholesale(lines, 3)).toBe(false);
  expect(isWholesale([...lines, lineWith()], 3)).toBe(true);
});

test.each([
  [1, 3, '4 or more? Ask for the wholesale price.'],
  [2, 3, 'Add 2 more and we give you the wholesale price on WhatsApp.'],
  [3, 3, 'Add 1 more and we give you the wholesale price on WhatsApp.'],
  [4, 3, '4 or more: we reply with the wholesale price. Don’t pay before that.'],
  [12, 20, 'Add 9 more and we give you the wholesale price on WhatsApp.'],
  [1, 0, '1 or more: we reply with the wholesale price. Don’t pay before that.'],
])(
  'a product in a quantity of %i, where more than %i are wholesale, says: %s',
  (quantity, above, text) => {
    expect(wholesaleHint(quantity, above)).toBe(text);
  },
);

test.each([
  [2, 3, undefined],
  [3, 3, 'Add 1 more and we give you the wholesale price on WhatsApp.'],
  [4, 3, undefined],
  [3, 4, 'Add 2 more and we give you the wholesale price on WhatsApp.'],
  [12, 3, undefined],
])('a cart of %i items, where more than %i are wholesale, says: %s', (items, above, text) => {
  expect(cartWholesaleHint([lineWith({ quantity: items })], above)).toBe(text);
});
