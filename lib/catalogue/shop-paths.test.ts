import { categoryPath, filteredShopPath, productPath } from './shop-paths';

test('the shop page can be filtered by a category', () => {
  expect(filteredShopPath('shoes')).toBe('/shop/?category=shoes');
  expect(filteredShopPath()).toBe('/shop/');
});

test('a category and a product each have a page', () => {
  expect(categoryPath('shoes')).toBe('/shop/shoes/');
  expect(productPath('shoes', 'brogue')).toBe('/shop/shoes/brogue/');
});
