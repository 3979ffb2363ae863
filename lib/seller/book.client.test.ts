/** @jest-environment jsdom */
import fc from 'fast-check';
import { type OrderContent, parseLink } from '@/lib/order/order-link-format';
import { stepNames, withQuestion, withStep } from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import { bookKey } from '@/lib/remembered/storage-keys';
import { type BookedOrder, backChange, bookText, contentOf, parseBook, stateChange } from './book';
import { bookStore, changeBook, changeEntry, removeEntries, takeUpOrder } from './book.client';

const orders = [0, 1, 2].map(
  (at): OrderContent => ({
    lines: [
      { id: 'ankle-boot', size: '41', priceKes: 2250, quantity: 1 + at },
      { id: 'brogue', size: '40', priceKes: 1800, quantity: 1 },
    ],
    order: {
      reference: referenceOfText(`order ${at}`),
      day: 326,
      area: '',
      place: '',
      payBy: 'undecided',
    },
  }),
);

const text = fc.string({ maxLength: 30 }).map((one) => one.trim());
const minute = fc.nat(10_000_000);
const act = fc.record({
  order: fc.nat(2),
  does: fc.constantFrom('open', 'step', 'back', 'ask', 'write', 'tick', 'remove'),
  is: fc.constantFrom(...stepNames),
  toPayKes: fc.integer({ min: 1, max: 10_000_000 }),
  row: fc.nat(1),
  at: minute,
  text,
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const entryOf = (at: number) =>
  bookStore.getState().list.find(({ code }) => code.includes(orders[at]?.order.reference ?? '?'));

function carryOut({ order, does, is, toPayKes, row, at, text: typed }: Act) {
  const entry = entryOf(order);
  if (does === 'open') takeUpOrder(orders[order] as OrderContent);
  if (!entry) return;
  if (does === 'write') changeEntry(entry, () => ({ name: typed, note: typed }));
  if (does === 'tick') changeEntry(entry, ({ packed }) => ({ packed: [...packed, row] }));
  if (does === 'remove') removeEntries([entry.id]);
  if (does === 'step')
    changeEntry(
      entry,
      (one) =>
        stateChange(one, withStep(contentOf(one).state, { is, at, toPayKes, waybill: typed })) ??
        {},
    );
  if (does === 'ask')
    changeEntry(entry, (one) => stateChange(one, withQuestion(contentOf(one).state, [row], at)));
  if (does === 'back') changeEntry(entry, (one) => backChange(one, at));
}

beforeEach(() => changeBook(() => []));

test('whatever is done to the book, storage has it as the page has', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      changeBook(() => []);
      for (const one of acts) {
        carryOut(one);
        const { list, saved } = bookStore.getState();
        expect(saved).toBe(true);
        expect(parseBook(localStorage.getItem(bookKey))).toEqual(list);
        expect(list.every(({ code }) => typeof parseLink(code) === 'object')).toBe(true);
      }
    }),
  );
});

test('an order that is looked at again is not written again', () => {
  takeUpOrder(orders[0] as OrderContent);
  const before = bookStore.getState().list;
  takeUpOrder(orders[0] as OrderContent);
  expect(bookStore.getState().list).toBe(before);
});

test('a change of an order by another tab stays when this tab changes the order', () => {
  takeUpOrder(orders[0] as OrderContent);
  const [entry] = bookStore.getState().list as [BookedOrder];
  localStorage.setItem(bookKey, bookText([{ ...entry, name: 'From the other tab' }]));
  changeEntry(entry, () => ({ note: 'From this one' }));
  expect(bookStore.getState().list).toMatchObject([
    { name: 'From the other tab', note: 'From this one' },
  ]);
});
