import { bookedOrder } from '@/e2e/shop/book-builders';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { bookOrders } from './book-orders';
import { type BookSearch, findOrders, searchable } from './find-orders';

const today = 345;

const names: Readonly<Record<string, string>> = { boot: 'Brogues', hat: 'Straw hat' };

const book = [
  bookedOrder({ number: 1, name: 'Zoë Sample', phone: '0700 000 001' }),
  bookedOrder({ number: 2, lines: [{ id: 'hat' }], order: { area: 'Thika', place: 'the stage' } }),
  bookedOrder({ number: 3, phone: '+254 700 000 003', steps: ['confirmed', 'paid'] }),
];
const orders = searchable(bookOrders(book, today), (id) => names[id] ?? id);
const found = (search: BookSearch) =>
  findOrders(orders, search).map(({ id }) => book.findIndex((entry) => entry.id === id) + 1);

test('an order that stays in the book is found by the same object, so that its row is not drawn again', () => {
  const nameOf = (id: string) => id;
  const list = bookOrders(book, today);
  const [, second] = searchable(list, nameOf);
  expect(searchable(list.slice(1), nameOf)[0]).toBe(second);
});

test.each([
  ['nothing', '', [1, 2, 3]],
  ['a name without its accent', 'zoe', [1]],
  ['words in any order', 'sample zoe', [1]],
  ['a reference', shownReference(referenceOfText('order 2')), [2]],
  ['a reference in small letters', referenceOfText('order 3').toLowerCase(), [3]],
  ['a product', 'brogue', [1, 3]],
  ['a place', 'thika stage', [2]],
  ['a number as it is dialled', '0700000003', [3]],
  ['a number with 254', '+254 700 000 001', [1]],
  ['the end of a number', '00 001', [1]],
  ['what no order has', 'sandal', []],
  ['a pattern', '.*', []],
])('%s finds the orders that have it', (_, text, expected) => {
  expect(found({ text })).toEqual(expected);
});

test('orders are found by what comes next, with or without a text', () => {
  expect(found({ text: '', next: 'confirm' })).toEqual([1, 2]);
  expect(found({ text: 'brogues', next: 'pack' })).toEqual([3]);
});
