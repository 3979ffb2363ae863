import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { productById, toCardProduct } from '@/lib/catalogue/product';
import { cartItem } from './cart-item';

const picture = {
  name: 'brogue',
  hash: '1a2b3c4d5e',
  colour: '#cbddbf',
  widths: [112, 320, 1120],
  aspect: 1.25,
};
const product = (pictures: Parameters<typeof buildCatalogue>[1]) =>
  productById('brogue', buildCatalogue(catalogueData, pictures).products);

test('a cart line has the product, its size, quantity and smallest picture', () => {
  const brogue = toCardProduct(product({ brogue: picture }));
  expect(cartItem(brogue, '42', 3)).toMatchObject({
    id: 'brogue',
    title: brogue.name,
    price: 'KSh 2,250',
    categoryKey: brogue.categoryKey,
    size: '42',
    quantity: 3,
    image: '/pictures/brogue.1a2b3c4d5e-112.jpg',
  });
});

test('a product without a picture makes a line without an image', () => {
  expect(cartItem(toCardProduct(product({})), '42', 1).image).toBe('');
});
