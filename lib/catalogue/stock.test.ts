import { productWith } from '@/e2e/shop/builders';
import { availableSizes, isSizeSoldOut, isSoldOut, lowestKes, soldOutLast, stockOf } from './stock';

const sizes = ['40', '41', '42'];

test('a record without stock facts has every size', () => {
  expect(stockOf({}, sizes)).toEqual({});
  expect(stockOf({ soldOut: false }, sizes)).toEqual({});
  expect(isSoldOut({ sizes })).toBe(false);
  expect(availableSizes({ sizes })).toEqual(sizes);
});

test('a record may name its sold-out sizes, which keep the product’s order', () => {
  const stock = stockOf({ soldOut: ['42', '40'] }, sizes);
  expect(stock).toEqual({ soldOutSizes: ['40', '42'] });
  expect(isSizeSoldOut(stock, '40')).toBe(true);
  expect(isSizeSoldOut(stock, '41')).toBe(false);
  expect(isSoldOut({ sizes, ...stock })).toBe(false);
  expect(availableSizes({ sizes, ...stock })).toEqual(['41']);
});

test('a product is sold out by its record or because each of its sizes is', () => {
  expect(isSoldOut({ sizes, ...stockOf({ soldOut: true }, sizes) })).toBe(true);
  expect(isSoldOut({ sizes, ...stockOf({ soldOut: ['40', '41', '42'] }, sizes) })).toBe(true);
});

test('a count of 0 is a sold-out size, and a count of a sold-out size is dropped', () => {
  expect(stockOf({ sizesLeft: { '40': 0, '41': 2 } }, sizes)).toEqual({
    soldOutSizes: ['40'],
    sizesLeft: { '41': 2 },
  });
  expect(stockOf({ soldOut: true, sizesLeft: { '41': 2 } }, sizes)).toEqual({
    soldOutSizes: sizes,
  });
});

test('sold-out products follow the others, each group in its order', () => {
  const product = (id: string, soldOut: boolean) => ({
    id,
    sizes,
    ...(soldOut && { soldOutSizes: sizes }),
  });
  const products = [
    product('a', true),
    product('b', false),
    product('c', true),
    product('d', false),
  ];
  expect(soldOutLast(products).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

const clogs = productWith({ priceKes: 900 });
const boots = productWith({ priceKes: 2400 });
const goneSocks = productWith({ priceKes: 150, soldOut: true });

test('the lowest price is that of the cheapest product in stock', () => {
  expect(lowestKes([boots, clogs, goneSocks])).toBe(900);
});

test('there is no lowest price where everything is sold out', () => {
  expect(lowestKes([goneSocks])).toBeUndefined();
  expect(lowestKes([])).toBeUndefined();
});
