import { encodeLink, type OrderContent } from '@/lib/order/link-format';
import { withStep } from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import {
  type BookedOrder,
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

test('what a page adds to the lines of a link makes no other order of it', () => {
  const lines = content.lines.map((line) => ({ ...line, shownToday: true }));
  expect(bookId({ ...content, lines })).toBe(bookId(content));
});
