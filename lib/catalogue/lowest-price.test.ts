import { productWith } from '@/e2e/shop/builders';
import { lowestKes } from './lowest-price';

const clogs = productWith({ priceKes: 900 });
const boots = productWith({ priceKes: 2400 });
const goneSocks = productWith({ priceKes: 150, soldOut: true });

test('the lowest price is that of the cheapest product in stock', () => {
  expect(lowestKes([boots, clogs, goneSocks])).toBe(900);
});

test('there is no lowest price where everything is sold out', () => {
  expect(lowestKes([goneSocks])).toBeUndefined();
  expect(lowestKes([])).toBeUndefined();
});
