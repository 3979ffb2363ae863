import { typedQuantity } from './typed-quantity';

test('a typed quantity is a whole number, 0 or more', () => {
  expect(['12', ' 60 ', '007', '0', '9007199254740991'].map(typedQuantity)).toEqual([
    12, 60, 7, 0, 9007199254740991,
  ]);
  for (const text of [
    '',
    ' ',
    '-3',
    '1.5',
    '1,5',
    '1e3',
    '0x10',
    'two',
    '12 pairs',
    '9'.repeat(17),
  ])
    expect(typedQuantity(text)).toBeUndefined();
});
