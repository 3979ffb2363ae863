import { lineWith } from '@/e2e/shop/builders';
import { linesToday, type TodaysProduct } from '@/lib/cart/cart-today';
import { hasSameItems, orderAgain } from './order-again';

const ordered = lineWith({ id: 'boot', priceKes: 1500, size: '41', quantity: 2 });
const { lineId: _, ...inCart } = ordered;
const product: TodaysProduct = {
  priceKes: 1500,
  sizes: ['40', '41'],
  soldOutSizes: ['40'],
  sizesLeft: { '41': 1 },
};
const today = (products: Record<string, TodaysProduct | 'gone'>, lines = [ordered]) =>
  orderAgain(
    linesToday(lines, { date: '2026-11-23', products: new Map(Object.entries(products)) }),
  );

test('a line of an order is put into the cart as it was ordered, without its former id', () => {
  expect(today({ boot: product })).toEqual({ lines: [inCart], gone: 0 });
});

test('a line whose price has changed has today’s, and the ordered one as its former price', () => {
  expect(today({ boot: { ...product, priceKes: 1650 } })?.lines).toEqual([
    { ...inCart, priceKes: 1650, former: { priceKes: 1500 } },
  ]);
});

test.each([
  ['that is sold out', { ...product, soldOutSizes: ['41'] }],
  ['that the product no longer has', { ...product, sizes: ['40'] }],
])('a line in a size %s is put into the cart too', (_, boot) => {
  expect(today({ boot })?.lines).toEqual([inCart]);
});

test('the lines of products that are gone are left out and counted', () => {
  const lines = [{ ...ordered, id: 'pump' }, ordered, { ...ordered, id: 'tee' }];
  expect(today({ boot: product, pump: 'gone', tee: 'gone' }, lines)).toEqual({
    lines: [inCart],
    gone: 2,
  });
});

test('without today’s catalogue of every line nothing is put into the cart', () => {
  const lines = [ordered, { ...ordered, id: 'pump' }];
  expect(today({ boot: product }, lines)).toBeUndefined();
  expect(orderAgain(linesToday([ordered], undefined))).toBeUndefined();
});

const item = { id: 'boot', size: '41', quantity: 2, priceKes: 1500 };
test('a cart has the items of an order whatever they cost today', () => {
  const raised = { ...ordered, priceKes: 1650 };
  expect(hasSameItems([raised], [item])).toBe(true);
});

test.each([
  ['another product', [{ ...item, id: 'pump' }]],
  ['another size', [{ ...item, size: '40' }]],
  ['another quantity', [{ ...item, quantity: 1 }]],
  ['one line more', [item, item]],
  ['no line', []],
])('a cart does not have the items of an order with %s', (_, lines) => {
  expect(hasSameItems([ordered], lines)).toBe(false);
});
