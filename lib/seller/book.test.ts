import { encodeLink, type OrderContent } from '@/lib/order/order-link-format';
import { type OrderState, withQuestion, withStep } from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import {
  type BookedOrder,
  backChange,
  bookId,
  bookText,
  contentOf,
  newEntry,
  parseBook,
  stateChange,
  withChangedEntry,
  withOrderOf,
  withoutEntries,
} from './book';

const content: OrderContent = {
  lines: [{ id: 'ankle-boot', size: '41', priceKes: 2250, quantity: 2 }],
  order: {
    reference: referenceOfText('an order'),
    day: 326,
    area: 'Thika',
    feeKes: 200,
    place: '',
    payBy: 'till',
  },
};

test('an order enters the book without the state of its link', () => {
  const state = withStep(undefined, { is: 'paid', at: 5 });
  const entry = newEntry({ ...content, state });
  expect(entry && contentOf(entry)).toEqual(content);
  expect(entry).toMatchObject({ id: bookId(content), changed: 0, name: '', packed: [] });
});

test('the book is read back as it was written', () => {
  const state = withStep(undefined, { is: 'sent', at: 5, carrier: 'G4S', waybill: '12' });
  const entry = {
    id: bookId(content),
    code: encodeLink({ ...content, state }) ?? '',
    name: 'A customer',
    phone: '0700 000 000',
    note: 'Calls back',
    packed: [0],
    changed: 7,
  };
  expect(parseBook(bookText([entry]))).toEqual([entry]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"book":{}}'],
  ['entries that are none', '{"book":[1,null,{"code":"1c.boot_40_1qi.0000000"},"x"]}'],
])('a text with %s is an empty book', (_, text) => {
  expect(parseBook(text)).toEqual([]);
});

test('whatever else a copy has in an entry, its order is kept', () => {
  const code = encodeLink(content);
  const text = JSON.stringify({ book: [{ code, name: 5, packed: [0, 3, 'x'], changed: 'soon' }] });
  expect(parseBook(text)).toEqual([
    { id: bookId(content), code, name: '', phone: '', note: '', packed: [0], changed: 0 },
  ]);
});

test('another link of the same reference is another order', () => {
  const cheaper = { ...content, lines: content.lines.map((line) => ({ ...line, priceKes: 1 })) };
  expect(bookId(cheaper)).not.toBe(bookId(content));
});

test('an order that is opened again keeps its state, and before it is confirmed takes the place of the last link', () => {
  const other: OrderContent = {
    ...content,
    order: { ...content.order, area: 'Juja', feeKes: 250 },
  };
  const [first] = withOrderOf([], content, 1000);
  const moved = withOrderOf([first as BookedOrder], other, 2000);
  expect(moved.map(contentOf)).toEqual([other]);
  const state = withStep(undefined, { is: 'confirmed', at: 5, toPayKes: 4750 });
  const confirmed = withChangedEntry(
    moved,
    moved[0] as BookedOrder,
    (e) => stateChange(e, state),
    3000,
  );
  expect(withOrderOf(confirmed, content, 4000)).toBe(confirmed);
  expect(
    withOrderOf(confirmed, { ...content, state: withStep(undefined, { is: 'paid', at: 9 }) }, 4000),
  ).toBe(confirmed);
});

test('a change of an entry that was removed meanwhile puts it into the book again', () => {
  const [entry] = withOrderOf([], content, 1000) as [BookedOrder];
  const changed = withChangedEntry([], entry, () => ({ name: 'A customer' }), 2000);
  expect(changed).toEqual([{ ...entry, name: 'A customer', changed: 2000 }]);
  expect(withoutEntries(changed, [entry.id])).toEqual([]);
});

test('facts that a page adds to the lines of a link make no other order', () => {
  const lines = content.lines.map((line) => ({ ...line, shownToday: true }));
  expect(bookId({ ...content, lines })).toBe(bookId(content));
});

/** The states of an order whose shop says one thing after the other, each kept and read again. */
function statesOf(says: readonly ((state: OrderState | undefined) => OrderState | 'back')[]) {
  let [entry] = withOrderOf([], content, 0) as [BookedOrder];
  return says.map((say, at) => {
    const said = say(contentOf(entry).state);
    const change = said === 'back' ? backChange(entry, at) : stateChange(entry, said);
    [entry] = parseBook(bookText([{ ...entry, ...change }])) as [BookedOrder];
    return contentOf(entry).state;
  });
}

const ask = (state: OrderState | undefined) => withQuestion(state, [0], 0);
const confirm = (toPayKes: number) => (state: OrderState | undefined) =>
  withStep(state, { is: 'confirmed', at: 0, toPayKes });
const back = () => 'back' as const;

test('a state that is taken back is as before, and newer', () => {
  const [asked, , again, none] = statesOf([ask, confirm(900), back, back]);
  expect(again).toEqual({ ...asked, at: 2 });
  expect(none).toEqual({ steps: [], at: 3 });
  const [first, , corrected, fresh] = statesOf([confirm(900), confirm(950), back, back]);
  expect(corrected).toEqual({ ...first, at: 2 });
  expect(fresh).toEqual({ steps: [], at: 3 });
});

test('a reply that is sent twice is taken back once', () => {
  const [, , taken] = statesOf([confirm(900), confirm(900), back]);
  expect(taken).toEqual({ steps: [], at: 2 });
});

test('the last step of another phone, said in between, is taken back', () => {
  const [entry] = withOrderOf([], content, 0) as [BookedOrder];
  const asked = { ...entry, ...stateChange(entry, ask(undefined)) };
  const elsewhere = withStep(confirm(900)(undefined), { is: 'packed', at: 50 });
  const { code } = stateChange(entry, elsewhere);
  const merged = { ...asked, code: code as string };
  const { code: taken = '' } = backChange(merged, 60);
  expect(contentOf({ code: taken }).state).toEqual({ ...confirm(900)(undefined), at: 60 });
});

test('a link carries the longest state of the longest order', () => {
  const rows = Array.from({ length: 200 }, (_, at) => at);
  const lines = rows.map((row) => ({
    id: `${row}-of-a-shop`,
    size: '41',
    priceKes: 2250,
    quantity: 2,
  }));
  const entry = newEntry({ ...content, lines }, 0) as BookedOrder;
  expect(entry.code.length).toBeGreaterThan(2500);
  const state: OrderState = {
    steps: Array.from({ length: 20 }, (_, at) => ({
      is: at % 2 ? 'packed' : 'confirmed',
      at: 36 ** 5,
    })),
    at: 36 ** 5,
    toPayKes: 10_000_000,
    paidCode: '-'.repeat(24),
    carrier: '\uffee'.repeat(40),
    waybill: '\uffee'.repeat(40),
    soldOut: rows,
  };
  const { code: stated = '' } = stateChange(entry, state);
  expect(contentOf({ code: stated }).state).toEqual(state);
  expect(stated.length - entry.code.length).toBeLessThan(1500);
});
