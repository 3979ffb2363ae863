import { lineWith } from '@/e2e/shop/builders';
import { linePath } from './line-path';

test('a line leads to the page of its product, with its size', () => {
  const line = { id: 'tee', categoryKey: 'kids-clothes', size: '2/3 y' };
  expect(linePath(lineWith(line))).toBe('/shop/kids-clothes/tee/?size=2%2F3%20y');
});

test('a line without a product’s id leads nowhere', () => {
  expect(linePath(lineWith())).toBeUndefined();
});

test.each([
  ['an id that leads elsewhere', { id: '../../elsewhere' }],
  ['an id of another form', { id: 'Tee Shirt' }],
  ['no category', { categoryKey: '' }],
  ['a category that is an address', { categoryKey: '/evil.example' }],
])('a line with %s leads nowhere', (_, over) => {
  expect(linePath({ ...lineWith({ id: 'tee' }), ...over })).toBeUndefined();
});
