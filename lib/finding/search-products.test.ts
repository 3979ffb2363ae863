import { exampleIndex, exampleProducts, exampleQueries } from '@/e2e/shop/search-examples';
import { type Product, productById } from '@/lib/catalogue/product';
import { searchProducts, sizesFound } from './search-products';

const index = exampleIndex(exampleProducts());
const idsOf = (text: string) => text.split(' ').filter((id) => id !== '');
const found = (query: string) => searchProducts(index, query).products.map(({ id }) => id);

test.each(exampleQueries)('the search “%s” finds %s', (query = '', finds = '', mayFind = '') => {
  const expected = idsOf(finds);
  const ids = found(query);
  expect(ids).toEqual(expect.arrayContaining(expected));
  expect(ids.filter((id) => !expected.includes(id) && !idsOf(mayFind).includes(id))).toEqual([]);
});

/** An example product: shoes in sizes 36 to 44. */
const shoe = (over: Partial<Product>): Product => ({
  ...productById('penny', exampleProducts()),
  ...over,
});
const foundAmong = (products: readonly Product[], query: string) =>
  searchProducts(exampleIndex(products), query).products.map(({ id }) => id);

test('a product found by its name is before one found by its picture, and a sold-out one is last', () => {
  const { sizes } = shoe({});
  const products = [
    shoe({ id: 'gone', name: 'Zebra shoes', soldOutSizes: sizes }),
    shoe({ id: 'shown', name: 'Shoes', alt: 'Shoes with a zebra' }),
    shoe({ id: 'named', name: 'Zebra shoes' }),
  ];
  expect(foundAmong(products, 'zebra')).toEqual(['named', 'shown', 'gone']);
});

test('a size that is sold out is not found in that size', () => {
  const products = [shoe({ id: 'left' }), shoe({ id: 'gone', soldOutSizes: ['42'] })];
  expect(foundAmong(products, 'size 42')).toEqual(['left']);
  expect(foundAmong(products, '41')).toEqual(['left', 'gone']);
});

test.each([
  ['shoes size 42 under 2500', ['42']],
  ['42', ['42']],
  ['shoes 40 - 42', ['41', '42']],
  ['shoes size 46', []],
  ['shoes under 3000', []],
])('of the sizes that the search “%s” names, a product has %j in stock', (query, sizes) => {
  const { sizes: named } = searchProducts(index, query);
  expect(sizesFound(shoe({ soldOutSizes: ['40'] }), named)).toEqual(sizes);
});

test('a size of several words is found', () => {
  const products = [shoe({ id: 'suit', sizes: ['6-12 months', 'One size'] }), shoe({})];
  expect(foundAmong(products, '6 - 12 Months')).toEqual(['suit']);
  expect(foundAmong(products, 'loafers one size')).toEqual(['suit']);
});

test.each([
  ['42½', ['sign', 'point', 'comma']],
  ['saizi 42 ½', ['sign', 'point', 'comma']],
  ['size 42.5', ['sign', 'point', 'comma']],
  ['42,5 shoes', ['sign', 'point', 'comma']],
  ['42 1/2', ['sign', 'point', 'comma']],
  ['forty two and a half', ['sign', 'point', 'comma']],
  ['arobaini na mbili na nusu', ['sign', 'point', 'comma']],
  ['42', ['whole']],
  ['2', []],
  ['42 - 43', ['sign', 'point', 'comma', 'whole']],
  ['42.5 - 43', ['sign', 'point', 'comma']],
])('however half a size is written, “%s” finds %j', (query, ids) => {
  const products = [
    shoe({ id: 'sign', sizes: ['42½'] }),
    shoe({ id: 'point', sizes: ['42.5'] }),
    shoe({ id: 'comma', sizes: ['42,5'] }),
    shoe({ id: 'whole', sizes: ['42'] }),
  ];
  expect(foundAmong(products, query)).toEqual(ids);
});

test.each(['42½', 'shoes 42.5', 'viatu 42,5'])(
  'where the shop has no half sizes, the search “%s” names the size as the part that finds nothing',
  (query) => {
    const { products, nearest, without } = searchProducts(index, `${query} chelsea`);
    expect(products).toEqual([]);
    expect(without).toBe('size');
    expect(nearest.map(({ id }) => id)).toEqual(['chelsea']);
  },
);

test('a number in a product’s name is a word', () => {
  const products = [shoe({ id: '574', name: 'Runner 574', priceKes: 3000 }), shoe({})];
  expect(foundAmong(products, 'runner 574')).toEqual(['574']);
  expect(foundAmong(products, '574 under 2000')).toEqual([]);
});

test.each([
  ['size', 'boots 46', 'ankle-boot chelsea'],
  ['price', 'boots under 1000', 'ankle-boot chelsea'],
  ['word', 'chelsea jordan handbags', 'chelsea'],
  ['word', 'kitenge boots', 'ankle-boot chelsea'],
])('without its %s the search “%s” would find %s', (without, query, finds) => {
  const answer = searchProducts(index, query);
  expect(answer.products).toEqual([]);
  expect(answer.without).toBe(without);
  expect(answer.nearest.map(({ id }) => id).toSorted()).toEqual(idsOf(finds).toSorted());
});

test('a search with a word that no product has says which', () => {
  expect(searchProducts(index, 'Chelsea jordan handbags').word).toBe('jordan handbag');
  expect(searchProducts(index, 'jordan')).toMatchObject({ nearest: [], without: '' });
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['a language’s words alone', 'nataka ya'],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 digits', '9'.repeat(10_000)],
  ['5,000 words', 'black '.repeat(5000)],
  ['emoji', '👟👟🏿'],
  ['half an emoji', '\ud83d'],
  ['markup', '<script>alert(1)</script>'],
  ['text from right to left', 'حذاء \u202e sehs'],
  ['a pattern', '(a+)+$ [ \\ * ?'],
  ['the name of an object’s own field', 'constructor __proto__'],
  ['marks', '< [ > ] & -'],
  ['a range without end', '0-99999999999999999999'],
])('a search of %s is answered', (_, query) => {
  expect(() => searchProducts(index, query)).not.toThrow();
});
