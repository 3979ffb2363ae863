import { listingPagePath, pageCount, pageNumbers, productsOnPage, shownRange } from './pagination';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  [0, 1],
  [26, 1],
  [48, 1],
  [49, 2],
  [96, 2],
  [2600, 55],
])('%i products fill %i pages', (products, pages) => {
  expect(pageCount(products)).toBe(pages);
  expect(pageNumbers(products)).toHaveLength(pages);
  expect(pageNumbers(products).at(-1)).toBe(pages);
});

test('the pages of a listing together hold every product once, in order', () => {
  const products = numbers(100);
  const pages = [1, 2, 3].map((page) => productsOnPage(products, page));
  expect(pages.map(({ length }) => length)).toEqual([48, 48, 4]);
  expect(pages.flat()).toEqual(products);
});

test('the first page has the listing’s own address and a later page adds its number', () => {
  expect(listingPagePath('/shop/', 1)).toBe('/shop/');
  expect(listingPagePath('/shop/', 2)).toBe('/shop/page/2/');
  expect(listingPagePath('/shop/shoes/', 12)).toBe('/shop/shoes/page/12/');
});

test.each([
  [1, 1, 48],
  [2, 49, 96],
  [3, 97, 100],
])('page %i of 100 products shows %i to %i', (page, first, last) => {
  expect(shownRange(page, 100)).toEqual({ first, last, total: 100 });
});
