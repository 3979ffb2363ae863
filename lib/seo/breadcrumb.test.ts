import { catalogueWith, categoryWith, productWith } from '@/e2e/shop/builders';
import {
  categoryBreadcrumb,
  listingBreadcrumb,
  productBreadcrumb,
  shopBreadcrumb,
} from './breadcrumb';

test('a later page of a listing is a step more than its first', () => {
  expect(listingBreadcrumb(shopBreadcrumb, 1)).toBe(shopBreadcrumb);
  expect(listingBreadcrumb(shopBreadcrumb, 3).at(-1)).toEqual({
    text: 'Page 3',
    path: '/shop/page/3/',
  });
});

const shoes = { id: 'shoes', name: { text: 'Shoes' } };

test('a product’s breadcrumb has Home, the shop, its category and itself', () => {
  expect(productBreadcrumb(productWith({ id: 'boot', name: 'Boots' }), shoes)).toEqual([
    { text: 'Home', path: '/' },
    { text: 'Shop', path: '/shop/' },
    { text: 'Shoes', path: '/shop/shoes/' },
    { text: 'Boots', path: '/shop/shoes/boot/' },
  ]);
});

test('a category’s breadcrumb ends with its page', () => {
  const { categories } = catalogueWith({ categories: [categoryWith({ id: 'hats' })] });
  expect(categories.map(categoryBreadcrumb).map((steps) => steps.map(({ path }) => path))).toEqual([
    ['/', '/shop/', '/shop/hats/'],
  ]);
});
