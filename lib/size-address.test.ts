import { sizeAsked, sizePath } from './size-address';

test('each size of a product has an address, and it is read back', () => {
  const path = sizePath({ path: '/shop/shoes/brogue/' }, '41½ wide');
  expect(path).toMatch(/^\/shop\/shoes\/brogue\/\?size=/);
  expect(sizeAsked(path.slice(path.indexOf('?')))).toBe('41½ wide');
});

test('an address without a size asks for none', () => {
  expect(sizeAsked('')).toBe('');
  expect(sizeAsked('?utm_source=chat')).toBe('');
});
