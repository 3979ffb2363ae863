import { serviceLimits } from '@/lib/site/service-limits';
import { encodeLink } from './order-code';
import {
  ordersText,
  parseOrders,
  referenceOf,
  replacedOrder,
  withOrder,
  withoutOrder,
} from './orders';
import { referenceFrom } from './reference';

const kept = (number: number, cart = `cart-${number}`, day = 1) => {
  const reference = referenceFrom([0, 0, number >> 5, number % 32]);
  const lines = [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }];
  const order = { reference, day, area: '', place: '', payBy: 'undecided' } as const;
  return { code: encodeLink({ lines, order }) ?? '', cart, lineIds: [`line-${number}`, 'line'] };
};

test('the orders of a phone are read back as they were kept', () => {
  const orders = [kept(2), kept(1)];
  expect(parseOrders(ordersText(orders))).toEqual(orders);
});

test.each([
  ['nothing', null],
  ['a broken text', '{"orders":['],
  ['no list', '{"orders":{"length":3}}'],
  ['a list of other things', '{"orders":[null,7,"x",{},{"code":"1o","cart":"c"},{"code":7}]}'],
])('of storage with %s no order is read', (_, text) => {
  expect(parseOrders(text)).toEqual([]);
});

test('a broken order in storage leaves the others', () => {
  const text = JSON.stringify({
    orders: [kept(1), { code: `${kept(2).code}x`, cart: 'c' }, kept(3)],
  });
  expect(parseOrders(text)).toEqual([kept(1), kept(3)]);
});

test('the last order is first, an order that is sent again is there once, and the oldest is left out', () => {
  const all = Array.from({ length: serviceLimits.keptOrders + 5 }, (_, at) => kept(at));
  const orders = all.reduce<ReturnType<typeof parseOrders>>(withOrder, []);
  expect(orders).toHaveLength(serviceLimits.keptOrders);
  expect(orders[0]).toEqual(all.at(-1));
  const again = withOrder(orders, kept(10, 'another'));
  expect(again).toHaveLength(serviceLimits.keptOrders);
  expect(again[0]).toEqual(kept(10, 'another'));
  expect(withoutOrder(again, referenceOf(kept(10).code))).toHaveLength(
    serviceLimits.keptOrders - 1,
  );
});

test.each([
  ['shares a line with the last of two', ['line'], 2, 2],
  ['shares a line with the first of two', ['line-1', 'other'], 2, 1],
  ['shares no line', ['other'], 2, undefined],
  ['is of two days later', ['line'], 3, undefined],
])('an order that %s takes the place of the right one', (_, lineIds, day, replaced) => {
  const orders = [kept(2), kept(1)];
  const reference = referenceOf(kept(3).code) ?? '';
  const expected = replaced && referenceOf(kept(replaced).code);
  expect(replacedOrder(orders, lineIds, { reference, day })).toBe(expected);
});

test('an order that is sent again takes the place of none', () => {
  const reference = referenceOf(kept(1).code) ?? '';
  expect(replacedOrder([kept(1)], ['line'], { reference, day: 1 })).toBeUndefined();
});

test('an order that was kept without its line ids is read', () => {
  const { code, cart } = kept(1);
  expect(parseOrders(JSON.stringify({ orders: [{ code, cart, lineIds: [7, null] }] }))).toEqual([
    { code, cart, lineIds: [] },
  ]);
});
