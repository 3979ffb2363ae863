import { buildCatalogue } from './catalogue';
import { catalogueData } from './catalogue-data';
import { toCardProduct } from './product';
import {
  pageCount,
  pageNumbers,
  productsOnPage,
  readShelfPage,
  shelfDataPath,
  shelfPagePath,
} from './shelf-pages';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  [0, 1],
  [26, 1],
  [48, 1],
  [49, 2],
  [96, 2],
  [2600, 55],
])('%i products stand on %i pages', (products, pages) => {
  expect(pageCount(products)).toBe(pages);
  expect(pageNumbers(products)).toHaveLength(pages);
  expect(pageNumbers(products).at(-1)).toBe(pages);
});

test('the pages together hold every product once, in order', () => {
  const products = numbers(100);
  const pages = [1, 2, 3].map((page) => productsOnPage(products, page));
  expect(pages.map(({ length }) => length)).toEqual([48, 48, 4]);
  expect(pages.flat()).toEqual(products);
});

test('the first page has the shelf’s own address, a later one its number', () => {
  expect(shelfPagePath('/shop/', 1)).toBe('/shop/');
  expect(shelfPagePath('/shop/', 2)).toBe('/shop/page/2/');
  expect(shelfPagePath('/shop/shoes/', 12)).toBe('/shop/shoes/page/12/');
  expect(shelfDataPath('/shop/shoes/', 1)).toBe('/shop/shoes/page/1/products.json');
});

test('what a page’s data says is read as it was written', () => {
  const products = buildCatalogue(catalogueData).products.map(toCardProduct);
  expect(readShelfPage(JSON.parse(JSON.stringify(products)))).toEqual(products);
});

test.each([
  ['a page that is no list', { error: 404 }],
  ['an empty place', [null]],
  ['a product without sizes', [{ id: 'a', name: 'A', path: '/a/', priceKes: 1 }]],
])('%s is refused', (_, value) => {
  expect(() => readShelfPage(value)).toThrow('no page of products');
});
