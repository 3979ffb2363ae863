import { sizeInQuery, sizePath, variantId } from './size-address';

test('the address of a size gives the size back', () => {
  const path = sizePath({ path: '/shop/shoes/brogue/' }, '41½ wide');
  expect(path).toMatch(/^\/shop\/shoes\/brogue\/\?size=/);
  expect(sizeInQuery(path.slice(path.indexOf('?')))).toBe('41½ wide');
});

test('an address without a size has none', () => {
  expect(sizeInQuery('')).toBe('');
  expect(sizeInQuery('?utm_source=chat')).toBe('');
});

test('a variant’s id is made from product and size', () => {
  expect(variantId({ id: 'plain-shirt' }, 'XL')).toBe('plain-shirt-XL');
  expect(variantId({ id: 'tee' }, '2/3 years')).toBe('tee-2_3_years');
});
