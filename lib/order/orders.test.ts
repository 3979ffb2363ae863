import { keptOrders } from '@/lib/order/orders';
import { encodeLink, type LinkContent, parseLink } from './link-format';
import { type OrderState, stepOf, withStep } from './order-state';
import {
  type KeptOrder,
  ordersText,
  parseOrders,
  replacedOrder,
  withChange,
  withOrder,
  withoutOrder,
  withStateOf,
} from './orders';
import { referenceOfText } from './reference';

const kept = (number: number, day = 1): KeptOrder => {
  const reference = referenceOfText(`order ${number}`);
  const lines = [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }];
  const order = { reference, day, area: '', place: '', payBy: 'undecided' } as const;
  const code = encodeLink({ lines, order }) ?? '';
  return { reference, code, lineIds: [`line-${number}`, 'line'], day };
};

test('the orders of a phone are read back as they were kept', () => {
  const orders = [kept(2), kept(1)];
  expect(parseOrders(ordersText(orders))).toEqual(orders);
});

test.each([
  ['nothing', null],
  ['a broken text', '{"orders":['],
  ['no list', '{"orders":{"length":3}}'],
  ['a list of other things', '{"orders":[null,7,"x",{},{"code":"1o"},{"code":7}]}'],
])('of storage with %s no order is read', (_, text) => {
  expect(parseOrders(text)).toEqual([]);
});

test('a broken order in storage leaves the others', () => {
  const broken = { ...kept(2), code: `${kept(2).code}x` };
  expect(parseOrders(ordersText([kept(1), broken, kept(3)]))).toEqual([kept(1), kept(3)]);
});

test('of a kept order whose marks are broken the order is read', () => {
  const { reference, code } = kept(1);
  const text = JSON.stringify({ orders: [{ code, lineIds: [7, null], day: 'x' }] });
  expect(parseOrders(text)).toEqual([{ reference, code, lineIds: [], day: 0 }]);
});

test('the last order is first, an order that is sent again is there once, and the oldest is left out', () => {
  const all = Array.from({ length: keptOrders + 5 }, (_, at) => kept(at));
  const orders = all.reduce<readonly KeptOrder[]>(withOrder, []);
  expect(orders).toHaveLength(keptOrders);
  expect(orders[0]).toEqual(all.at(-1));
  const again = withOrder(orders, kept(10, 7));
  expect(again).toHaveLength(keptOrders);
  expect(again[0]).toEqual(kept(10, 7));
  expect(withoutOrder(again, kept(10).reference)).toHaveLength(keptOrders - 1);
});

test.each([
  ['shares a line with the last of two', ['line'], 2, 2],
  ['shares a line with the first of two', ['line-1', 'other'], 2, 1],
  ['shares no line', ['other'], 2, undefined],
  ['is of two days later', ['line'], 3, undefined],
])('an order that %s takes the place of the right one', (_, lineIds, day, replaced) => {
  const { reference } = kept(3);
  expect(replacedOrder([kept(2), kept(1)], { reference, lineIds, day })).toBe(
    replaced && kept(replaced).reference,
  );
});

test('an order that is sent again takes the place of none', () => {
  expect(replacedOrder([kept(1)], kept(1))).toBeUndefined();
});

test('lines that change an order are that order from the day of the change on, each once', () => {
  const { reference } = kept(1);
  const change = { reference, lineIds: ['new', 'line'], day: 9 };
  const changed = withChange(withChange([kept(2), kept(1)], change), change);
  expect(changed).toEqual([kept(2), { ...kept(1), lineIds: ['line-1', 'line', 'new'], day: 9 }]);
  const next = { reference: kept(3).reference, lineIds: ['new'], day: 10 };
  expect(replacedOrder(changed, next)).toBe(reference);
});

test('an order takes over a newer state of its link, and no older one', () => {
  const lines = [{ id: 'boot', size: '41', priceKes: 2250, quantity: 1 }];
  const reference = referenceOfText('of a link');
  const facts = { reference, day: 1, area: '', place: '', payBy: 'undecided' } as const;
  const kept = { reference, code: encodeLink({ lines, order: facts }) ?? '', lineIds: [], day: 1 };
  const confirmed = withStep(undefined, { is: 'confirmed', at: 10 });
  const sent = withStep(confirmed, { is: 'sent', at: 20 });
  const stepAfter = (...states: OrderState[]) => {
    const [order] = states.reduce<readonly KeptOrder[]>(
      (orders, state) => withStateOf(orders, { lines, order: facts, state }),
      [kept],
    );
    const content = parseLink(order?.code ?? '');
    return typeof content === 'object' && stepOf(content.state);
  };
  expect(stepAfter(confirmed, sent)).toBe('sent');
  expect(stepAfter(sent, confirmed)).toBe('sent');
  const other = { lines: [{ ...lines[0], priceKes: 1 }], order: facts, state: sent } as LinkContent;
  expect(withStateOf([kept], other)).toEqual([kept]);
});
