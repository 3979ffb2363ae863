import { isMost, mostText, typedQuantity } from './quantity';

test('a typed quantity is a whole number, 0 or more', () => {
  expect(['12', ' 60 ', '007', '0', '9999'].map(typedQuantity)).toEqual([12, 60, 7, 0, 9999]);
  for (const text of ['', ' ', '-3', '1.5', '1,5', '1e3', '0x10', 'two', '12 pairs'])
    expect(typedQuantity(text)).toBeUndefined();
});

test.each(['10000', '12000', '9'.repeat(17), '9'.repeat(400)])(
  'a typed quantity of %s ends at 9,999',
  (text) => {
    expect(typedQuantity(text)).toBe(9999);
  },
);

test.each([
  [1, undefined],
  [9998, undefined],
  [9999, 'Up to 9,999'],
  [12_000, 'Up to 9,999'],
])('beside a quantity of %i is said %j', (quantity, said) => {
  expect(mostText(quantity, { most: 'Up to {count}' })).toBe(said);
  expect(isMost(quantity)).toBe(said !== undefined);
});
