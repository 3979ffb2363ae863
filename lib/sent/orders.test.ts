import {
  encodeLink,
  type LinkContent,
  type OrderContent,
  parseLink,
} from '@/lib/order/order-link-format';
import { type OrderState, stateMinute, stepOf, withStep } from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import {
  askedOrder,
  isListed,
  type KeptOrder,
  keptOrders,
  knownOrder,
  ordersText,
  parseOrders,
  replacedOrder,
  sentPart,
  withAnswer,
  withChange,
  withOrder,
  withoutAnswer,
  withoutOrder,
  withSentCode,
  withStateOf,
} from './orders';

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

test.each(['', 'a b', '<b>x</b>', 'x'.repeat(25), 7, null])(
  'a stored code of a payment that is %p is not read',
  (sentCode) => {
    const { code } = kept(1);
    expect(parseOrders(JSON.stringify({ orders: [{ code, sentCode }] }))[0]).not.toHaveProperty(
      'sentCode',
    );
  },
);

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
    expect([stepOf(known.content.state), known.own?.lineIds, known.sentAs]).toEqual([
      'sent',
      kept(1).lineIds,
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
    sentAs: order.code,
  });
});

test('a link with another area is that order, with its state, and not quite as it was sent', () => {
  const order = sentOrder();
  const { order: facts } = linkOf(order);
  const link = linkOf(kept(1), { order: { ...facts, area: 'Mars' } });
  const known = knownOrder([order], link, now);
  expect([known.content.order?.area, stepOf(known.content.state)]).toEqual(['Mars', 'sent']);
  expect([known.own, known.sentAs]).toEqual([order, order.code]);
});

test('a link of an order that the phone has not sent is shown as it is', () => {
  const link = linkOf(kept(2), { state: stateAt('sent', now) });
  expect(knownOrder([kept(1)], link, now)).toEqual({ content: link });
});

test('a state from days ahead is neither kept nor shown, so that it hides no later one', () => {
  const ahead = linkOf(kept(1), { state: stateAt('cancelled', now + 3 * 24 * 3_600_000) });
  expect(withStateOf([sentOrder()], ahead, now)).toEqual([sentOrder()]);
  expect(stepOf(knownOrder([sentOrder()], ahead, now).content.state)).toBe('sent');
});

const minute = 60_000;

test.each([
  ['area', { area: 'Mars' }],
  ['fee', { feeKes: 1 }],
  ['place', { place: 'another' }],
  ['way to pay', { payBy: 'till' }],
  ['day', { day: 2 }],
] as const)(
  'a link with another %s than the order that was sent changes nothing of that',
  (_, over) => {
    const order = sentOrder();
    const { order: facts } = linkOf(order);
    const state = { ...stateAt('collected', now + minute), toPayKes: 9999 };
    const link = linkOf(kept(1), { order: { ...facts, ...over }, state });
    expect(withStateOf([order], link, now)).toEqual([order]);
    expect(knownOrder([order], link, now)).toEqual({
      content: link,
      own: order,
      sentAs: order.code,
    });
  },
);

/** Where an order stands after its links were opened at these times, each state with the time that it says. */
function stepAfter(
  ...opened: readonly (readonly [at: number, state: OrderState])[]
): ReturnType<typeof stepOf> {
  const [order = kept(1)] = opened.reduce<readonly KeptOrder[]>(
    (orders, [at, state]) => withStateOf(orders, linkOf(kept(1), { state }), at),
    [kept(1)],
  );
  return stepOf(linkOf(order).state);
}

test.each([5, 60, 24 * 60])(
  'a state from %i minutes ahead does not hide the shop’s next one',
  (ahead) => {
    const confirmed = stateAt('confirmed', now + ahead * minute);
    const paid = withStep(stateAt('confirmed', now), { is: 'paid', at: stateMinute(now) + 1 });
    const sent = withStep(paid, { is: 'sent', at: stateMinute(now) + 2 });
    const opened = [now, confirmed] as const;
    expect(stepAfter(opened, [now + minute, paid])).toBe('paid');
    expect(stepAfter(opened, [now + 2 * minute, sent])).toBe('sent');
    expect(stepAfter(opened, [now + minute, paid], [now + 3 * minute, sent])).toBe('sent');
    for (const wait of [2, 9]) {
      const again = [now + wait * minute, confirmed] as const;
      expect(stepAfter(opened, [now + minute, paid], again)).toBe('paid');
    }
  },
);

test('a step that the shop took back stays so where its link is opened again', () => {
  const confirmed = stateAt('confirmed', now);
  const paid = withStep(confirmed, { is: 'paid', at: stateMinute(now) + 1 });
  const back = { ...confirmed, at: stateMinute(now) + 2 };
  const later = now + 5 * minute;
  expect(stepAfter([later, paid], [later, back])).toBe('confirmed');
  expect(stepAfter([later, paid], [later, back], [later, paid])).toBe('confirmed');
});

test('a state from a day ahead is shown and kept as of today', () => {
  const ahead = linkOf(kept(1), { state: stateAt('cancelled', now + 24 * 60 * minute) });
  const [order = kept(1)] = withStateOf([sentOrder()], ahead, now);
  const shown = knownOrder([kept(2)], ahead, now).content;
  for (const { state } of [linkOf(order), shown])
    expect(state?.steps).toEqual([{ is: 'cancelled', at: stateMinute(now) }]);
});

test('an order that is sent once more keeps its state, and a changed one does not', () => {
  const [order = kept(1)] = withSentCode([sentOrder()], kept(1).reference, 'SJK4H7L2PQ');
  expect(parseOrders(ordersText([order]))).toEqual([order]);
  expect(withOrder([order], { ...kept(1), day: 9 })[0]).toEqual({ ...order, day: 9 });
  const { order: facts } = linkOf(order);
  const elsewhere = { ...linkOf(kept(1)), order: { ...facts, area: 'Mars' } };
  const code = encodeLink(elsewhere) ?? '';
  expect(withOrder([order], { ...kept(1), code })[0]?.code).toBe(code);
});

const question = { text: 'I would like to order' };
const asked = (number: number, over: Partial<KeptOrder> = {}): KeptOrder => ({
  ...kept(number),
  lineIds: [`line-${number}`],
  question,
  ...over,
});
/** An order that no link can carry. */
const long = asked(7, { code: '' });

test('the question whether an order was sent is read back, also of one that no link can carry', () => {
  const orders = [asked(2), long, asked(3, { question: { ...question, isCalled: true } })];
  expect(parseOrders(ordersText(orders))).toEqual(orders);
  const unsent = withAnswer(orders, kept(2).reference, false);
  expect(parseOrders(ordersText(unsent))).toEqual(unsent);
});

test.each([
  ['no question', undefined],
  ['a question without a text', { isCalled: true }],
  ['a question that is a text', 'yes'],
  ['a question with another thing as its text', { text: 7 }],
  ['a question of a hundred thousand letters', { text: 'x'.repeat(100_000) }],
])('a stored order with %s counts as sent', (_, value) => {
  const { code, reference } = kept(1);
  const text = JSON.stringify({ orders: [{ code, lineIds: [], day: 1, question: value }] });
  expect(parseOrders(text)).toEqual([{ reference, code, lineIds: [], day: 1 }]);
});

test.each(['7K2Q2', '', 7, undefined])(
  'a stored order without a code and with the reference %p is not read',
  (reference) => {
    const text = JSON.stringify({ orders: [{ code: '', reference, question }] });
    expect(parseOrders(text)).toEqual([]);
  },
);

test('the last order whose question is open is asked about first, and then the one before', () => {
  const orders = [kept(5), asked(3), kept(2), asked(1)];
  expect(askedOrder(orders)).toEqual(asked(3));
  const { question: _, ...answered } = asked(3);
  const next = withAnswer(orders, asked(3).reference, true);
  expect(next).toEqual([kept(5), answered, kept(2), asked(1)]);
  expect(askedOrder(next)).toEqual(asked(1));
  expect(askedOrder(withAnswer(next, asked(1).reference, true))).toBeUndefined();
});

test('an order that was not sent stays in the list as that, and is taken the place of', () => {
  const { question: _, ...order } = asked(1);
  const orders = withAnswer([asked(1)], order.reference, false);
  expect(orders).toEqual([{ ...order, isUnsent: true }]);
  const next = { reference: kept(3).reference, lineIds: ['line-1'], day: 1 };
  expect(replacedOrder(orders, next)).toBe(order.reference);
});

test('a sent order answers for the one that it took the place of, an unsent one does not', () => {
  const orders = [asked(2, { lineIds: ['line-1', 'line-2'] }), asked(1)];
  expect(askedOrder(withAnswer(orders, kept(2).reference, true))).toBeUndefined();
  expect(askedOrder(withAnswer(orders, kept(2).reference, false))).toEqual(asked(1));
});

test('a call is no order of the phone before the shopper says so', () => {
  const called = asked(1, { question: { ...question, isCalled: true } });
  expect(isListed(called)).toBe(false);
  const next = { reference: kept(3).reference, lineIds: ['line-1'], day: 1 };
  expect(replacedOrder([called], next)).toBeUndefined();
  expect(withAnswer([called], called.reference, false)).toEqual([]);
  expect(withAnswer([called], called.reference, true).every(isListed)).toBe(true);
  expect(withOrder([called], asked(1))).toEqual([asked(1)]);
  expect(withOrder([asked(1)], called)).toEqual([asked(1)]);
});

test('a reply about an order answers whether the order was sent, and the replaced order too', () => {
  const orders = [asked(2, { lineIds: ['line-1'] }), asked(1)];
  const state = stateAt('confirmed', now);
  const next = withStateOf(orders, linkOf(kept(2), { state }), now);
  expect(askedOrder(next)).toBeUndefined();
  expect(next.map(({ replacedBy }) => replacedBy)).toEqual([undefined, kept(2).reference]);
  const [, first] = withStateOf(orders, linkOf(kept(1), { state }), now);
  expect([first?.question, first?.replacedBy]).toEqual([undefined, undefined]);
});

test('a sent order replaces those whose place it takes one after the other, until that is taken back', () => {
  const orders = [
    asked(3, { lineIds: ['line-1'], day: 3 }),
    asked(2, { lineIds: ['line-1'], day: 2 }),
    asked(1, { day: 1 }),
    asked(4, { lineIds: ['line-1'], day: -9 }),
  ];
  const { reference } = kept(3);
  const next = withAnswer(orders, reference, true);
  expect(next.map(({ replacedBy }) => replacedBy)).toEqual([
    undefined,
    reference,
    reference,
    undefined,
  ]);
  expect(parseOrders(ordersText(next))).toEqual(next);
  const changed = orders.filter((order) => !next.includes(order));
  expect(withoutAnswer(next, changed)).toEqual(orders);
  const first = withAnswer(orders, kept(1).reference, true);
  expect(first.slice(0, 2)).toEqual(orders.slice(0, 2));
});

test('an order that the shop goes on with is not replaced', () => {
  const orders = [asked(2, { lineIds: ['line-1'] }), asked(1)];
  const paid = linkOf(kept(1), { state: stateAt('paid', now) });
  const { reference } = kept(2);
  const replacedFirst = withStateOf(withAnswer(orders, reference, true), paid, now);
  const paidFirst = withAnswer(withStateOf(orders, paid, now), reference, true);
  for (const [, first] of [replacedFirst, paidFirst]) expect(first?.replacedBy).toBeUndefined();
});

test('an order by phone keeps its message, and an earlier call is forgotten once the order was sent', () => {
  const called = asked(1, { question: { ...question, isCalled: true } });
  const [order] = withAnswer([called], called.reference, true);
  expect(order?.byPhone).toBe(question.text);
  expect(parseOrders(ordersText([order ?? called]))).toEqual([order]);
  const later = asked(2, { lineIds: ['line-1'] });
  expect(withAnswer([later, called], later.reference, true)).toHaveLength(1);
  expect(withAnswer([called, later], later.reference, true)).toContain(called);
});

test('an order that no link can carry is kept until it is answered', () => {
  expect(withAnswer([long, kept(1)], long.reference, true)).toEqual([kept(1)]);
  expect(withAnswer([long, kept(1)], long.reference, false)).toEqual([kept(1)]);
});

test('an answer that is taken back leaves the orders as they were, and one that came meanwhile', () => {
  const before = [long, asked(2), kept(4), asked(1)];
  for (const { reference } of before.filter((order) => order.question)) {
    const answered = withAnswer(before, reference, true);
    const changed = before.filter((order) => !answered.includes(order));
    const meanwhile = withOrder(answered, kept(6));
    const back = withoutAnswer(meanwhile, changed);
    expect(back).toHaveLength(before.length + 1);
    expect(back).toEqual(expect.arrayContaining([...before, kept(6)]));
  }
});

const line = (lineId: string, over = {}) => ({ lineId, size: '41', quantity: 1, ...over });
const sent = { code: kept(1).code, lineIds: ['line-1'] };

test.each([
  ['as it was sent', [line('line-1')], ['line-1'], false],
  ['with a line that was added later', [line('line-1'), line('new')], ['line-1'], false],
  ['in another size', [line('line-1', { size: '42' })], [], true],
  ['in another quantity', [line('line-1', { quantity: 2 }), line('new')], [], true],
  ['not at all', [line('new')], [], false],
  ['no longer', [], [], false],
])('of a cart that has the order %s the right lines leave', (_, cart, lineIds, isChanged) => {
  expect(sentPart(cart, sent)).toEqual({ lineIds, isChanged });
});

test('of a sent order of which a line was removed no line leaves: it is changed', () => {
  const code =
    encodeLink({
      lines: ['40', '41'].map((size) => ({ id: 'boot', size, priceKes: 1000, quantity: 1 })),
      order: { reference: kept(1).reference, day: 1, area: '', place: '', payBy: 'undecided' },
    }) ?? '';
  const order = { code, lineIds: ['line-0', 'line-1'] };
  const cart = [line('line-0', { size: '40' }), line('line-1')];
  expect(sentPart(cart, order).lineIds).toEqual(['line-0', 'line-1']);
  expect(sentPart(cart.slice(1), order)).toEqual({ lineIds: [], isChanged: true });
});

test('lines that changed an order later are not the sent ones', () => {
  const order = { ...sent, lineIds: ['line-1', 'changed'] };
  expect(sentPart([line('changed')], order)).toEqual({ lineIds: [], isChanged: true });
});

test('of an order that no link can carry the lines leave while the cart has each of them', () => {
  const order = { code: '', lineIds: ['a', 'b'] };
  expect(sentPart([line('a'), line('b'), line('c')], order).lineIds).toEqual(['a', 'b']);
  expect(sentPart([line('a')], order)).toEqual({ lineIds: [], isChanged: true });
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
      (orders, state) => withStateOf(orders, { lines, order: facts, state }, now),
      [kept],
    );
    const content = parseLink(order?.code ?? '');
    return typeof content === 'object' && stepOf(content.state);
  };
  expect(stepAfter(confirmed, sent)).toBe('sent');
  expect(stepAfter(sent, confirmed)).toBe('sent');
  const unsent = { ...kept, isUnsent: true };
  const [answered] = withStateOf([unsent], { lines, order: facts, state: confirmed }, now);
  expect(answered).not.toHaveProperty('isUnsent');
  const other = { lines: [{ ...lines[0], priceKes: 1 }], order: facts, state: sent } as LinkContent;
  expect(withStateOf([kept], other, now)).toEqual([kept]);
});
