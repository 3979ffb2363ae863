import { bookedOrder } from '@/e2e/shop/book-builders';
import { linkDay } from '@/lib/order/order-link-facts';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { type BookedOrder, stateChange } from './book';
import { otherOrdersPaid } from './other-orders-paid';

const code = 'SKL7H2P9QX';
/** 26 November 2026, 1 PM in Kenya, in minutes since 2026. */
const at = (Date.UTC(2026, 10, 26, 10) - Date.UTC(2026, 0)) / 60_000;
const shown = (number: number) => shownReference(referenceOfText(`order ${number}`));
const paid = bookedOrder({
  number: 1,
  steps: ['paid'],
  at,
  state: { paidCode: code, toPayKes: 2100 },
});
const order = bookedOrder({ number: 2, order: { day: linkDay(0) } });
const sentence = `This code paid ${shown(1)}, KSh 2,100, on 26 November.`;

test.each([code, code.toLowerCase()])(
  'of the code %s the seller reads which order it has paid, its sum and the day',
  (typed) => {
    expect(otherOrdersPaid([order, paid], order, typed)).toEqual([sentence]);
  },
);

test('a code that no other order has asks nothing', () => {
  expect(otherOrdersPaid([order, paid], order, 'SKL7H2P9QY')).toEqual([]);
  expect(otherOrdersPaid([order], order, code)).toEqual([]);
  expect(otherOrdersPaid([paid], paid, code)).toEqual([]);
});

test('an order that is not in the book yet is asked about too', () => {
  expect(otherOrdersPaid([paid], order, code)).toEqual([sentence]);
});

test('the code that an order has already asks nothing, though another order has it too', () => {
  const state = { at, steps: [{ is: 'paid', at }], paidCode: code } as const;
  const own: BookedOrder = { ...order, ...stateChange(order, state) };
  expect(otherOrdersPaid([own, paid], own, code.toLowerCase())).toEqual([]);
});

test('each order that a code has paid is named, one that was cancelled too', () => {
  const cancelled = bookedOrder({
    number: 3,
    steps: ['paid', 'cancelled'],
    at,
    state: { paidCode: code.toLowerCase(), toPayKes: 1100 },
  });
  expect(otherOrdersPaid([paid, cancelled, order], order, code)).toEqual([
    sentence,
    `This code paid ${shown(3)}, KSh 1,100, on 26 November.`,
  ]);
});

test('the day is that of the payment, in Kenya, whatever came after it', () => {
  const night = at + 12 * 60;
  const late = bookedOrder({ number: 4 });
  const steps = [
    { is: 'paid', at: night },
    { is: 'sent', at: night + 3000 },
  ] as const;
  const state = { at: night + 5000, steps, paidCode: code };
  const later: BookedOrder = { ...late, ...stateChange(late, state) };
  expect(otherOrdersPaid([later], order, code)).toEqual([
    `This code paid ${shown(4)}, KSh 1,000, on 27 November.`,
  ]);
});

test('an order whose sum was never said is named without it', () => {
  const open = bookedOrder({
    number: 5,
    isFeeOpen: true,
    steps: ['paid'],
    at,
    state: { paidCode: code },
  });
  expect(otherOrdersPaid([open], order, code)).toEqual([
    `This code paid ${shown(5)} on 26 November.`,
  ]);
});
