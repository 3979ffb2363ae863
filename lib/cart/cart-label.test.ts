import { cartLabel } from './cart-label';

test('the cart button’s name has the number of items', () => {
  expect([0, 1, 3].map((count) => cartLabel(count))).toEqual([
    'Cart, empty',
    'Cart, 1 item',
    'Cart, 3 items',
  ]);
});
