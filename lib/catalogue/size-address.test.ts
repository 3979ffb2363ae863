import { sizeAsked, sizePath, variantId } from './size-address';

test('each size of a product has an address, and it is read back', () => {
  const path = sizePath({ path: '/shop/shoes/brogue/' }, '41½ wide');
  expect(path).toMatch(/^\/shop\/shoes\/brogue\/\?size=/);
  expect(sizeAsked(path.slice(path.indexOf('?')))).toBe('41½ wide');
});

test('an address without a size asks for none', () => {
  expect(sizeAsked('')).toBe('');
  expect(sizeAsked('?utm_source=chat')).toBe('');
});

test('a variant is named by product and size', () => {
  expect(variantId({ id: 'plain-shirt' }, 'XL')).toBe('plain-shirt-XL');
  expect(variantId({ id: 'tee' }, '2/3 years')).toBe('tee-2_3_years');
});
