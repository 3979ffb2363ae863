import { pictureOf, productWith } from '@/e2e/shop/builders';
import { toCardProduct, toPromotedCardProduct } from '@/lib/catalogue/product';
import { cartItem } from './cart-item';

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('a cart line has the product, its size, quantity and smallest picture', () => {
  const boot = productWith({ id: 'boot', priceKes: 2250 }, pictureOf('boot'));
  expect(cartItem(toCardProduct(boot), '42', 3)).toEqual({
    id: 'boot',
    title: 'Boots',
    priceKes: 2250,
    category: 'Shoes',
    categoryKey: 'shoes',
    size: '42',
    quantity: 3,
    description: 'Boots with laces.',
    image: '/pictures/boot.1a2b3c4-112.jpg',
  });
});

test('a product without a picture makes a line without an image', () => {
  expect(cartItem(toCardProduct(productWith()), '42', 1).image).toBe('');
});

test('a line of a page in Kiswahili has the owner’s name for the shop and its own to show', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const boots = { ...toCardProduct(productWith()), name: 'Buti', owners: { name: 'Boots' } };
  expect(cartItem(boots, '42', 1)).toMatchObject({ title: 'Boots', titleSw: 'Buti' });
});

test('a product of which only the description is in Kiswahili makes a line with one name', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const boots = { ...productWith(), owners: { description: 'Dry feet.' } };
  expect(cartItem(toPromotedCardProduct(boots), '42', 1)).not.toHaveProperty('titleSw');
});
