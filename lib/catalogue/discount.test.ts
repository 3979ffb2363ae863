import { discountPercent } from './discount';

test.each([
  [2250, 3000, 25],
  [1995, 2850, 30],
  [2495, 3495, 29],
  [650, 800, 19],
  [4499, 5299, 15],
])('from an original price, %i is less than %i by %i percent', (price, original, percent) => {
  expect(discountPercent(price, original)).toBe(percent);
});

test('half a percent is rounded up and less than half is rounded down', () => {
  expect(discountPercent(875, 1000)).toBe(13);
  expect(discountPercent(865, 1000)).toBe(14);
  expect(discountPercent(8751, 10000)).toBe(12);
  expect(discountPercent(9950, 10000)).toBe(1);
  expect(discountPercent(9951, 10000)).toBe(0);
});
