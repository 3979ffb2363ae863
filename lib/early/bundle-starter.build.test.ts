import { bundleStarter, lineSeparators } from './bundle-starter.build';

test('an order from a page that is not ready has the words of a row between the parts of a line', () => {
  const program = bundleStarter(false, '/marks/face-1.woff2');
  for (const words of [', size ', ' \\xD7 ']) expect(program).toContain(words);
});

test('the words between the parts of a line follow the language', () => {
  expect(
    lineSeparators('{number}. {product}, saizi {size}, {count} × {price} = {sum}'),
  ).toMatchObject({ BEFORE_SIZE: ', saizi ', BEFORE_COUNT: ', ', BEFORE_PRICE: ' × ' });
});

test('where the words of a row have another order, commas are between the parts of a line', () => {
  expect(Object.values(lineSeparators('{count}, saizi {product}'))).toEqual([', ', ', ', ', ']);
});
