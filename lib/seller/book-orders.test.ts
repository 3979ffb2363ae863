import { bookedOrder } from '@/e2e/shop/book-builders';
import type { StepName } from '@/lib/order/order-state';
import { bookOrders, type WorkName } from './book-orders';

const today = 345;

const only = (...over: Parameters<typeof bookedOrder>) =>
  bookOrders([bookedOrder(...over)], today)[0];

test('an order of the book has its day, items and total with delivery', () => {
  const lines = [{ quantity: 2 }, { id: 'hat', priceKes: 350 }];
  expect(only({ lines, order: { day: 12, feeKes: 250 } })).toMatchObject({
    day: 12,
    items: 3,
    sumKes: 2600,
    step: 'new',
    next: 'confirm',
  });
});

test('the sum that the shop has confirmed counts in place of the total', () => {
  expect(only({ steps: ['confirmed'], state: { toPayKes: 880 } })?.sumKes).toBe(880);
});

test('the newest day comes first, and orders of a day stay as the book has them', () => {
  const book = [5, 7, 5, 9].map((day, number) => bookedOrder({ number, order: { day } }));
  expect(bookOrders(book, today).map(({ id }) => id)).toEqual(
    [book[3], book[1], book[0], book[2]].map((entry) => entry?.id),
  );
});

test('an order that stays in the book while another is removed is the same object', () => {
  const book = [bookedOrder({ number: 1 }), bookedOrder({ number: 2 })];
  const products = new Map();
  const [, second] = bookOrders(book, today, products);
  expect(bookOrders(book.slice(1), today, products)[0]).toBe(second);
});

test('an order of a day that is still to come stands last', () => {
  const book = [9, today + 2, today + 1, 7].map((day, number) =>
    bookedOrder({ number, order: { day } }),
  );
  expect(bookOrders(book, today).map(({ day }) => day)).toEqual([today + 1, 9, 7, today + 2]);
});

test('an order has no sum before the shop says it: the fee is open, or the wholesale price is asked for', () => {
  expect(only({ isFeeOpen: true })?.sumKes).toBeUndefined();
  expect(only({ lines: [{ quantity: 99 }] })?.sumKes).toBeUndefined();
  expect(only({ lines: [{ quantity: 99 }], state: { toPayKes: 70_000 } })?.sumKes).toBe(70_000);
});

test('many items of products with prices by quantity have a sum', () => {
  const book = [bookedOrder({ lines: [{ quantity: 99 }] })];
  const priceSteps = { group: 'shop', steps: [{ from: 100, priceKes: 900 }] };
  const products = new Map([['boot', { name: 'Brogues', priceSteps }]]);
  expect(bookOrders(book, today, products)[0]?.sumKes).toBe(99_000);
});

test.each<[readonly StepName[], WorkName]>([
  [[], 'confirm'],
  [['confirmed'], 'pay'],
  [['confirmed', 'paid'], 'pack'],
  [['confirmed', 'paid', 'packed'], 'send'],
  [['confirmed', 'packed'], 'pay'],
  [['confirmed', 'packed', 'paid'], 'send'],
  [['confirmed', 'paid', 'packed', 'ready'], 'send'],
  [['confirmed', 'paid', 'packed', 'sent'], 'done'],
  [['confirmed', 'sent'], 'pay'],
  [['confirmed', 'sent', 'paid'], 'done'],
  [['confirmed', 'ready', 'collected'], 'pay'],
  [['paid'], 'confirm'],
  [['confirmed', 'paid', 'ready', 'collected'], 'done'],
  [['confirmed', 'paid', 'cancelled'], 'done'],
])('after %j comes “%s”', (steps, next) => {
  expect(only({ steps })?.next).toBe(next);
});

test.each<[readonly StepName[], WorkName]>([
  [['confirmed'], 'pack'],
  [['confirmed', 'packed'], 'send'],
  [['confirmed', 'packed', 'sent'], 'pay'],
  [['confirmed', 'packed', 'sent', 'paid'], 'done'],
])('where the customer pays on receipt, after %j comes “%s”', (steps, next) => {
  expect(only({ steps, order: { payBy: 'delivery' } })?.next).toBe(next);
});

test('a question about a size is no step: the order is still to be confirmed', () => {
  expect(only({ state: { soldOut: [0] } })).toMatchObject({ step: 'new', next: 'confirm' });
});
