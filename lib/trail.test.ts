import { buildCatalogue } from './catalogue';
import { categoryTrail, productTrail } from './trail';

const { products, categories } = buildCatalogue();

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
