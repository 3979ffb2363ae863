import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data';
import { categoryTrail, productTrail, shelfTrail, shopTrail } from './breadcrumb';

const { products, categories } = buildCatalogue(catalogueData);

test('a later page of a shelf is a step further than its first', () => {
  expect(shelfTrail(shopTrail, 1)).toBe(shopTrail);
  expect(shelfTrail(shopTrail, 3).at(-1)).toEqual({ name: 'Page 3', path: '/shop/page/3/' });
});

test('the way to a product leads through the shop and its category', () => {
  const brogue = products.find(({ id }) => id === 'brogue');
  expect(brogue && productTrail(brogue)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Shop', path: '/shop/' },
    { name: "Today's Offer", path: '/shop/todays-offer/' },
    { name: 'Oxblood Brogues', path: '/shop/todays-offer/brogue/' },
  ]);
});

test('the way to a category ends there', () => {
  expect(categories[0] && categoryTrail(categories[0]).map(({ path }) => path)).toEqual([
    '/',
    '/shop/',
    '/shop/baby-shoes-suit/',
  ]);
});
