import fc from 'fast-check';
import { bookedOrder } from '@/e2e/shop/book-builders';
import type { OrderContent } from '@/lib/order/order-link-format';
import { stepNames, withStep } from '@/lib/order/order-state';
import {
  type BookedOrder,
  bookText,
  contentOf,
  stateChange,
  withChangedEntry,
  withOrderOf,
} from './book';
import { readCopy, withCopy } from './book-copy';

const entries = fc
  .record({
    number: fc.nat(8),
    changed: fc.nat(5),
    name: fc.constantFrom('', 'A customer', 'Another'),
    phone: fc.constantFrom('', '0700 000 001', '0700 000 002'),
    note: fc.constantFrom('', 'Calls back', 'Comes at noon'),
    packed: fc.constantFrom([], [0]),
    at: fc.nat(9),
    steps: fc.subarray([...stepNames], { maxLength: 2 }),
    order: fc.record({ area: fc.constantFrom('', 'Thika') }),
  })
  .map(bookedOrder);
/** An order is in a book once. */
const books = fc.uniqueArray(entries, { selector: ({ id }) => id, maxLength: 9 });

const sorted = (book: readonly BookedOrder[]) => [...book].sort((a, b) => a.id.localeCompare(b.id));

test('a copy that is taken back twice changes nothing the second time', () => {
  fc.assert(
    fc.property(books, books, (book, copy) => {
      const once = withCopy(book, copy).book;
      expect(withCopy(once, copy)).toEqual({ book: once, added: 0, changed: 0 });
    }),
  );
});

test('two phones that take back the copy of the other have the same book', () => {
  fc.assert(
    fc.property(books, books, (one, two) => {
      expect(sorted(withCopy(one, two).book)).toEqual(sorted(withCopy(two, one).book));
    }),
  );
});

test('of an order that two phones have no state, name, number, note or tick is lost', () => {
  fc.assert(
    fc.property(books, books, (book, copy) => {
      for (const entry of withCopy(book, copy).book) {
        const all = [...book, ...copy].filter(({ id }) => id === entry.id);
        const states = all.map((one) => contentOf(one).state);
        const last = Math.max(...states.map((state) => state?.at ?? -1));
        expect(contentOf(entry).state?.at ?? -1).toBe(last);
        for (const key of ['code', 'name', 'phone', 'note', 'packed'] as const) {
          const both = all.map((one) => one[key]);
          const known = both.filter(({ length }) => length > 0);
          expect(known.length > 0 ? known : both).toContainEqual(entry[key]);
        }
      }
    }),
  );
});

test('a phone that only opened an order gets what another one did with it', () => {
  const content = contentOf(bookedOrder()) as OrderContent;
  const [first] = withOrderOf([], content, 1000) as [BookedOrder];
  const [named] = withChangedEntry([first], first, () => ({ name: 'A customer' }), 2000);
  const paid = withStep(undefined, { is: 'paid', at: 5, paidCode: 'SJK4H7L2PQ' });
  const atWork = withChangedEntry([], named as BookedOrder, (one) => stateChange(one, paid), 3000);
  const opened = withOrderOf([], content, 4000);
  const { book } = withCopy(opened, atWork);
  expect(book).toEqual(atWork);
  const withNote = withChangedEntry(opened, first, () => ({ note: 'Calls back' }), 5000);
  expect(withCopy(withNote, atWork).book).toEqual([
    { ...atWork[0], note: 'Calls back', changed: 5000 },
  ]);
});

test('a copy loses no order, and says how many it added and changed', () => {
  fc.assert(
    fc.property(books, books, (book, copy) => {
      const { book: merged, added, changed } = withCopy(book, copy);
      const known = new Map(book.map((entry) => [entry.id, entry]));
      expect(merged.map(({ id }) => id)).toEqual(
        expect.arrayContaining([...book, ...copy].map(({ id }) => id)),
      );
      expect(added).toBe(copy.filter(({ id }) => !known.has(id)).length);
      expect(changed).toBe(
        merged.filter((entry) => known.has(entry.id) && known.get(entry.id) !== entry).length,
      );
      for (const { id, changed: at } of merged) {
        const all = [...book, ...copy].filter((entry) => entry.id === id);
        expect(at).toBe(Math.max(...all.map((entry) => entry.changed)));
      }
    }),
  );
});

test('a book that is copied and read is the same', () => {
  fc.assert(
    fc.property(books, (book) => {
      expect(readCopy(bookText(book))).toEqual({ book, unread: 0 });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a picture', '\ufffdPNG\r\n'],
  ['a table', 'Reference,Day\r\n'],
  ['another list', '[1]'],
  ['the orders of a customer', '{"orders":[]}'],
  ['a part of a copy', bookText([bookedOrder()]).slice(0, -3)],
])('a file with %s is no copy', (_, text) => {
  expect(readCopy(text)).toBeUndefined();
});

test('entries of a copy that cannot be read are counted', () => {
  const entry = bookedOrder();
  const later = { ...entry, code: `9${entry.code.slice(1)}` };
  const text = JSON.stringify({ book: [entry, later, 5] });
  expect(readCopy(text)).toEqual({ book: [entry], unread: 2 });
});

test('1,000 orders are less than a fifth of what a browser keeps for a shop', () => {
  const lines = ['brogue', 'floral-maxi-dress', 'penny-loafer', 'school-shirt'].map((id) => ({
    id,
  }));
  const full = Array.from({ length: 1000 }, (_, number) =>
    bookedOrder({
      number,
      lines,
      order: { area: 'Nairobi estates', feeKes: 250, place: 'beside the petrol station' },
      steps: ['confirmed', 'paid', 'packed', 'sent'],
      state: { paidCode: 'SJK4H7L2PQ', carrier: 'A parcel service', waybill: 'NBO-123456' },
      name: 'A customer of the shop',
      phone: '0700 000 000',
      note: 'Call before you come',
      packed: [0, 1, 2, 3],
      changed: 1_790_000_000_000,
    }),
  );
  // Browsers keep 5 MB of text in 16 bits a letter.
  expect(2 * bookText(full).length).toBeLessThan(5_000_000 / 5);
});
