import { categoryPagePath, categoryPath } from './category-path';

test('a category has an address, and all products have the shop’s', () => {
  expect(categoryPath('shoes')).toBe('/shop/?category=shoes');
  expect(categoryPath()).toBe('/shop/');
});

test('a category has a page of its own', () => {
  expect(categoryPagePath('shoes')).toBe('/shop/shoes/');
});
