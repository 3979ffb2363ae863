import { buildCatalogue, catalogueData } from './catalogue';
import { productById, productsOf, toCardProduct, toPromotedCardProduct } from './product';

const picture = { name: 'brogue', hash: 'ab12', colour: '#fff', widths: [320], aspect: 1.25 };
const { products, offers } = buildCatalogue(catalogueData, { brogue: picture });
const brogue = productById('brogue', products);

test('a product sends to the phone what cards, dialog and order need, and nothing else', () => {
  expect(Object.keys(toCardProduct(brogue)).toSorted()).toEqual([
    'alt',
    'category',
    'categoryKey',
    'description',
    'hasOwnSizes',
    'id',
    'name',
    'originalPriceKes',
    'path',
    'picture',
    'priceKes',
    'sizes',
  ]);
});

test('a product without a promotion or a picture sends neither', () => {
  const keys = Object.keys(toCardProduct(productById('penny-loafer', products)));
  expect(keys).not.toContain('originalPriceKes');
  expect(keys).not.toContain('picture');
});

test('an offer sends its sample rating and its label too', () => {
  const [offer] = offers.filter(({ id }) => id === 'brogue').map(toPromotedCardProduct);
  expect(offer).toEqual({
    ...toCardProduct(brogue),
    rating: 4.6,
    reviews: 58,
    isNew: true,
    isBestSeller: false,
  });
});

test('the products of a category keep their order', () => {
  expect(productsOf('tshirts-palazzo', products).map(({ id }) => id)).toEqual([
    'sunrise-tshirt',
    'star-tshirt',
    'kitenge-palazzo',
  ]);
});

test('an unknown product id throws', () => {
  expect(() => productById('no-such-shoe', products)).toThrow('No product "no-such-shoe"');
});
