import type { OrderFacts } from './link-format';
import { packedOrderId, packedRows, packedText, parsePacked, withTick } from './packing';

const order: OrderFacts = {
  reference: '7K2Q1',
  day: 300,
  area: '',
  place: '',
  payBy: 'undecided',
};
const line = { id: 'boot', size: '41', priceKes: 1000, quantity: 1 };
const id = packedOrderId({ lines: [line, line], order });

test('ticks are read back as they were kept', () => {
  const packed = withTick(withTick([], { id, row: 0, ticked: true }), {
    id,
    row: 199,
    ticked: true,
  });
  expect(parsePacked(packedText(packed))).toEqual([{ id, rows: [0, 199] }]);
});

test('ticks belong to one reference and its lines, whatever the price and the way to pay', () => {
  const priced = { ...line, priceKes: 900 };
  const paid: OrderFacts = { ...order, payBy: 'till' };
  expect(packedOrderId({ lines: [priced, priced], order: paid })).toBe(id);
  for (const other of [
    { lines: [line], order },
    { lines: [line, { ...line, quantity: 2 }], order },
    { lines: [line, { ...line, size: '42' }], order },
    { lines: [line, line], order: { ...order, reference: '00000' } },
  ]) {
    expect(packedOrderId(other)).not.toBe(id);
  }
});

test('a row is ticked once, and the tick is taken off', () => {
  const twice = [1, 1].reduce((packed) => withTick(packed, { id, row: 1, ticked: true }), [
    { id, rows: [0] },
  ] as ReturnType<typeof withTick>);
  expect(packedRows(twice, id)).toEqual([0, 1]);
  const one = withTick(twice, { id, row: 0, ticked: false });
  expect(packedRows(one, id)).toEqual([1]);
  expect(withTick(one, { id, row: 1, ticked: false })).toEqual([]);
  expect(packedRows([], id)).toEqual([]);
});

test('the ticks of the last 30 orders are kept, the one that was ticked last first', () => {
  const ids = Array.from({ length: 31 }, (_, at) => `7K2Q1.${at}`);
  const all = ids.reduce((packed, one) => withTick(packed, { id: one, row: 0, ticked: true }), [
    { id, rows: [3] },
  ] as ReturnType<typeof withTick>);
  expect(all.map((kept) => kept.id)).toEqual(ids.slice(1).reverse());
  expect(withTick(all, { id: '7K2Q1.5', row: 1, ticked: true })[0]?.id).toBe('7K2Q1.5');
  expect(parsePacked(JSON.stringify({ packed: [...all, ...all] }))).toHaveLength(30);
});

const good = { id, rows: [0] };

test.each([
  ['nothing', null, []],
  ['broken JSON', '{"packed":[', []],
  ['a text', '"packed"', []],
  ['ticks of another form', { packed: { [id]: [0] } }, []],
  ['what is no order', { packed: [null, 5, 'a', { id: 5, rows: [0] }, good] }, [good]],
  ['an order of a strange name', { packed: [{ id: '__proto__', rows: [0] }, good] }, [good]],
  ['rows that are no list', { packed: [{ id, rows: 3 }] }, []],
  [
    'rows that no order has',
    { packed: [{ id, rows: [-1, 0.5, '1', null, 200, 1e9, 2] }] },
    [{ id, rows: [2] }],
  ],
])('of storage with %s the ticks that are right are taken', (_, stored, packed) => {
  const text = typeof stored === 'object' && stored ? JSON.stringify(stored) : stored;
  expect(parsePacked(text)).toEqual(packed);
});

test('of 100,000 stored rows no more are read than an order has', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => at % 200);
  const [first] = parsePacked(JSON.stringify({ packed: [{ id, rows }] }));
  expect(first?.rows).toHaveLength(200);
});
