import { lineWith } from '@/e2e/shop/builders';
import { cartWholesaleHint, isWholesale, wholesaleHint } from './wholesale';

test.each([
  [3, 3, false],
  [4, 3, true],
  [12, 3, true],
  [1, 1, false],
  [2, 1, true],
])('whether %i items, where more than %i are wholesale, are: %s', (count, above, isIt) => {
  expect(isWholesale([lineWith({ quantity: count })], above)).toBe(isIt);
});

test.each([
  [1, 3, 'Order more than 3 items at wholesale price.'],
  [2, 3, '2 more for the wholesale price: we tell you in the chat.'],
  [3, 3, '1 more for the wholesale price: we tell you in the chat.'],
  [4, 3, 'More than 3 items: your message asks us for the wholesale price.'],
  [12, 20, '9 more for the wholesale price: we tell you in the chat.'],
  [1, 0, 'More than 0 items: your message asks us for the wholesale price.'],
])(
  'a product in a quantity of %i, where more than %i are wholesale, says: %s',
  (quantity, above, text) => {
    expect(wholesaleHint(quantity, above)).toBe(text);
  },
);

test.each([
  [2, 3, undefined],
  [3, 3, '1 more for the wholesale price: we tell you in the chat.'],
  [4, 3, 'More than 3 items: your message asks us for the wholesale price.'],
  [3, 4, '2 more for the wholesale price: we tell you in the chat.'],
  [12, 3, 'More than 3 items: your message asks us for the wholesale price.'],
])('a cart of %i items, where more than %i are wholesale, says: %s', (items, above, text) => {
  expect(cartWholesaleHint([lineWith({ quantity: items })], above)).toBe(text);
});

test('a cart that is wholesale before its third item says so', () => {
  expect(cartWholesaleHint([lineWith({ quantity: 2 })], 1)).toContain(
    'asks us for the wholesale price',
  );
  expect(cartWholesaleHint([lineWith()], 1)).toBeUndefined();
});
