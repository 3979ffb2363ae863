import { serviceLimits } from '@/lib/site/service-limits';
import { encodeLink } from './order-code';
import { ordersText, parseOrders, referenceOf, withOrder, withoutOrder } from './orders';
import { referenceFrom } from './reference';

const kept = (number: number, cart = `cart-${number}`) => {
  const reference = referenceFrom([0, 0, number >> 5, number % 32]);
  const lines = [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }];
  const order = { reference, day: 1, area: '', place: '', payBy: 'undecided' } as const;
  return { code: encodeLink({ lines, order }) ?? '', cart };
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
