import { pictureOf, productWith } from '@/e2e/shop/builders';
import { toCardProduct } from '@/lib/catalogue/product';
import { linkLines } from './link-lines';

const boot = toCardProduct(
  productWith({ id: 'boot', name: 'Boots', priceKes: 1650 }, pictureOf('boot')),
);
const line = { id: 'boot', size: '41', priceKes: 1500, quantity: 2 };

test('a line of a link has the name and picture of today’s product, and the price of the link', () => {
  const [first, second] = linkLines([line, line], new Map([['boot', boot]]));
  expect(first).toMatchObject({
    id: 'boot',
    title: 'Boots',
    image: '/pictures/boot.1a2b3c4-112.jpg',
    priceKes: 1500,
    categoryKey: 'shoes',
    size: '41',
    quantity: 2,
  });
  expect(second?.lineId).not.toBe(first?.lineId);
});

test.each([
  ['penny-loafer', 'Penny loafer'],
  ['boot2', 'Boot2'],
  ['7-eyelet-boot', '7 eyelet boot'],
])('a product %s that the shop does not know is named %j', (id, title) => {
  expect(linkLines([{ ...line, id }], new Map())).toEqual([
    expect.objectContaining({ title, image: '', categoryKey: '', priceKes: 1500 }),
  ]);
});
