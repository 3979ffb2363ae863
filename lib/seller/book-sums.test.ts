import fc from 'fast-check';
import { bookedOrder } from '@/e2e/shop/book-builders';
import { stepNames } from '@/lib/order/order-state';
import { bookOrders } from './book-orders';
import { byDay, soldIn, sumOf, sumsOf } from './book-sums';
import { partsOf, periodOf } from './period';

const today = 345;

const lines = fc.array(
  fc.record({
    id: fc.constantFrom('boot', 'hat', 'dress'),
    size: fc.constantFrom('40', '41', 'M'),
    priceKes: fc.integer({ min: 1, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const books = fc
  .array(
    fc.record({
      lines,
      day: fc.integer({ min: 330, max: 345 }),
      steps: fc.shuffledSubarray([...stepNames]),
      toPayKes: fc.option(fc.integer({ min: 1, max: 90_000 })),
    }),
    { maxLength: 25 },
  )
  .map((orders) =>
    orders.map(({ day, toPayKes, ...order }, number) => ({
      ...order,
      day,
      toPayKes,
      entry: bookedOrder({
        ...order,
        number,
        order: { day },
        isFeeOpen: toPayKes === null,
        ...(toPayKes && { state: { toPayKes } }),
      }),
    })),
  );

/** Money that comes after an order was cancelled does not bring it back. */
const isCancelled = ({ steps }: { steps: readonly string[] }) =>
  steps.findLast((step) => step !== 'paid') === 'cancelled';

test('the sums of days are those of their orders that have one, and of the paid ones, without the cancelled ones', () => {
  fc.assert(
    fc.property(books, (orders) => {
      const days = byDay(
        bookOrders(
          orders.map(({ entry }) => entry),
          today,
        ),
      );
      for (const { day, ...sum } of days) {
        let [count, kes, paid, open, cancelled] = [0, 0, 0, 0, 0];
        for (const order of orders) {
          if (order.day !== day) continue;
          if (isCancelled(order)) {
            cancelled += 1;
            continue;
          }
          count += 1;
          kes += order.toPayKes ?? 0;
          if (order.steps.includes('paid')) paid += order.toPayKes ?? 0;
          open += order.toPayKes === null ? 1 : 0;
        }
        expect(sum).toMatchObject({
          orders: count,
          sumKes: kes,
          paidKes: paid,
          open,
          cancelled,
        });
      }
      expect(days.map(({ day }) => day)).toEqual(
        [...new Set(orders.map(({ day }) => day))].sort((a, b) => b - a),
      );
    }),
  );
});

test('the days of a week add up to the week, and its sold products to its items', () => {
  fc.assert(
    fc.property(books, (orders) => {
      const list = bookOrders(
        orders.map(({ entry }) => entry),
        today,
      );
      const week = periodOf('week', 337);
      const inWeek = list.filter(({ day }) => day >= week.first && day <= week.last);
      const days = sumsOf(list, partsOf('week', week));
      expect(days.reduce((sum, { sumKes }) => sum + sumKes, 0)).toBe(sumOf(inWeek).sumKes);
      expect(days.reduce((sum, { paidKes }) => sum + paidKes, 0)).toBe(sumOf(inWeek).paidKes);
      const sold = soldIn(list, week);
      const counted = inWeek.filter(
        ({ content }) => !isCancelled({ steps: content.state?.steps.map(({ is }) => is) ?? [] }),
      );
      expect(sold.reduce((sum, { items }) => sum + items, 0)).toBe(
        counted.reduce((sum, { items }) => sum + items, 0),
      );
      for (const { items, sizes } of sold)
        expect(sizes.reduce((sum, [, count]) => sum + count, 0)).toBe(items);
    }),
  );
});

test('the product and the size that sold most come first', () => {
  const book = [
    bookedOrder({ number: 1, lines: [{ id: 'hat' }, { id: 'boot', size: '40' }] }),
    bookedOrder({ number: 2, lines: [{ id: 'boot', quantity: 3 }] }),
    bookedOrder({ number: 3, lines: [{ id: 'hat', quantity: 9 }], steps: ['cancelled'] }),
    bookedOrder({ number: 4, lines: [{ id: 'hat', quantity: 9 }], order: { day: 310 } }),
  ];
  expect(soldIn(bookOrders(book, today), { first: 300, last: 306 })).toEqual([
    {
      id: 'boot',
      items: 4,
      sizes: [
        ['41', 3],
        ['40', 1],
      ],
    },
    { id: 'hat', items: 1, sizes: [['41', 1]] },
  ]);
});

test('a line that is sold out is not among the sold products', () => {
  const book = [bookedOrder({ lines: [{ id: 'hat' }, {}], state: { soldOut: [0] } })];
  expect(soldIn(bookOrders(book, today), { first: 300, last: 300 }).map(({ id }) => id)).toEqual([
    'boot',
  ]);
});
