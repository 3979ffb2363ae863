import { keptOrders } from '@/lib/order/orders';
import { encodeLink, type LinkContent, type OrderContent, parseLink } from './link-format';
import { minuteMs, type OrderState, stateMinute, stepOf, withStep } from './order-state';
import {
  type KeptOrder,
  knownOrder,
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
  const now = minuteMs(20);
  const stepAfter = (...states: OrderState[]) => {
    const [order] = states.reduce<readonly KeptOrder[]>(
      (orders, state) => withStateOf(orders, { lines, order: facts, state }, now),
      [kept],
    );
    const content = parseLink(order?.code ?? '');
    return typeof content === 'object' && stepOf(content.state);
  };
  expect(stepAfter(confirmed, sent)).toBe('sent');
  expect(stepAfter(sent, confirmed)).toBe('sent');
  const other = { lines: [{ ...lines[0], priceKes: 1 }], order: facts, state: sent } as LinkContent;
  expect(withStateOf([kept], other, now)).toEqual([kept]);
});

const now = Date.parse('2026-11-26T12:00Z');
const stateAt = (is: OrderState['steps'][number]['is'], ms: number) =>
  withStep(undefined, { is, at: stateMinute(ms) });

/** The content of an order's code, with another state, facts or lines. */
function linkOf(order: KeptOrder, over: Partial<OrderContent> = {}): OrderContent {
  const content = parseLink(order.code);
  if (typeof content === 'string' || !content.order) throw new Error('the order has no code');
  return { ...content, order: content.order, ...over };
}

/** An order whose phone knows that it was sent. */
function sentOrder(): KeptOrder {
  const [order] = withStateOf([kept(1)], linkOf(kept(1), { state: stateAt('sent', now) }), now);
  return order ?? kept(1);
}

test('an older link of an order is shown as the phone knows it, and a newer one as it is', () => {
  const older = linkOf(kept(1), { state: stateAt('confirmed', now - 600_000) });
  for (const link of [linkOf(kept(1)), older]) {
    const known = knownOrder([sentOrder()], link, now);
    expect([stepOf(known.content.state), known.isOwn, known.sentCode]).toEqual([
      'sent',
      true,
      undefined,
    ]);
  }
  const newer = linkOf(kept(1), { state: stateAt('collected', now + 600_000) });
  expect(knownOrder([sentOrder()], newer, now).content).toEqual(newer);
});

test('a link with other lines is shown as it is, and the order of the phone beside it', () => {
  const order = sentOrder();
  const link = linkOf(kept(1), {
    lines: [{ id: 'boot', size: '41', priceKes: 1, quantity: 1 }],
    state: stateAt('cancelled', now),
  });
  expect(knownOrder([order], link, now)).toEqual({
    content: link,
    isOwn: false,
    sentCode: order.code,
  });
});

test('a link with another area is that order, with its state, and not quite as it was sent', () => {
  const order = sentOrder();
  const { order: facts } = linkOf(order);
  const link = linkOf(kept(1), { order: { ...facts, area: 'Mars' } });
  const known = knownOrder([order], link, now);
  expect([known.content.order?.area, stepOf(known.content.state)]).toEqual(['Mars', 'sent']);
  expect([known.isOwn, known.sentCode]).toEqual([true, order.code]);
});

test('a link of an order that the phone has not sent is shown as it is', () => {
  const link = linkOf(kept(2), { state: stateAt('sent', now) });
  expect(knownOrder([kept(1)], link, now)).toEqual({ content: link, isOwn: false });
});

test('a state from days ahead is neither kept nor shown, so that it hides no later one', () => {
  const ahead = linkOf(kept(1), { state: stateAt('cancelled', now + 3 * 24 * 3_600_000) });
  expect(withStateOf([sentOrder()], ahead, now)).toEqual([sentOrder()]);
  expect(stepOf(knownOrder([sentOrder()], ahead, now).content.state)).toBe('sent');
});

test('an order that is sent once more keeps what the shop has said of it, and a changed one does not', () => {
  const order = sentOrder();
  expect(withOrder([order], { ...kept(1), day: 9 })[0]).toEqual({ ...order, day: 9 });
  const { order: facts } = linkOf(order);
  const elsewhere = { ...linkOf(kept(1)), order: { ...facts, area: 'Mars' } };
  const code = encodeLink(elsewhere) ?? '';
  expect(withOrder([order], { ...kept(1), code })[0]?.code).toBe(code);
});
