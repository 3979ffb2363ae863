import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import {
  categoryBreadcrumb,
  listingBreadcrumb,
  productBreadcrumb,
  shopBreadcrumb,
} from './breadcrumb';

const { products, categories } = buildCatalogue(catalogueData);

test('a later page of a listing is a step more than its first', () => {
  expect(listingBreadcrumb(shopBreadcrumb, 1)).toBe(shopBreadcrumb);
  expect(listingBreadcrumb(shopBreadcrumb, 3).at(-1)).toEqual({
    name: 'Page 3',
    path: '/shop/page/3/',
  });
});

test('a product’s breadcrumb has Home, the shop, its category and itself', () => {
  const brogue = products.find(({ id }) => id === 'brogue');
  expect(brogue && productBreadcrumb(brogue)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Shop', path: '/shop/' },
    { name: "Today's Offer", path: '/shop/todays-offer/' },
    { name: 'Oxblood Brogues', path: '/shop/todays-offer/brogue/' },
  ]);
});

test('a category’s breadcrumb ends with its page', () => {
  expect(categories[0] && categoryBreadcrumb(categories[0]).map(({ path }) => path)).toEqual([
    '/',
    '/shop/',
    '/shop/baby-shoes-suit/',
  ]);
});
