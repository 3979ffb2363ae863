import fc from 'fast-check';
import { linkDay } from '@/lib/order/order-link-facts';
import { partsOf, periodKinds, periodOf } from './period';

const day = (date: string) => linkDay(Date.parse(`${date}T12:00:00Z`));

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
])('the week of %s is from Monday to Sunday', (date, first, last) => {
  const { first: from, last: to } = periodOf('week', day(date));
  const text = (number: number) =>
    new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
  expect([text(from), text(to)]).toEqual([first, last]);
});

test('a month has the days of the calendar, also of a leap year', () => {
  expect(periodOf('month', day('2026-12-31'))).toEqual({
    first: day('2026-12-01'),
    last: day('2026-12-31'),
  });
  expect(periodOf('month', day('2028-02-10'))).toEqual({
    first: day('2028-02-01'),
    last: day('2028-02-29'),
  });
});

test('half an hour after midnight in Kenya is a new day, which UTC has not begun', () => {
  const night = Date.parse('2026-11-29T21:30:00Z');
  expect(periodOf('week', linkDay(night)).first).toBe(day('2026-11-30'));
});

test('the parts of a period are its days or weeks, without a gap', () => {
  expect(partsOf('week', periodOf('week', 330))).toHaveLength(7);
  expect(partsOf('month', periodOf('month', day('2026-11-10')))).toEqual(
    [
      ['2026-11-01', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-11-30'],
    ].map(([first = '', last = '']) => ({ first: day(first), last: day(last) })),
  );
  fc.assert(
    fc.property(fc.nat(20_000), fc.constantFrom(...periodKinds), (any, kind) => {
      const period = periodOf(kind, any);
      const days = partsOf(kind, period).flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      );
      const all = Array.from(
        { length: period.last - period.first + 1 },
        (_, at) => period.first + at,
      );
      expect(days).toEqual(all);
      expect(days).toContain(any);
      // The day after a period is the first of the next one.
      expect(periodOf(kind, period.last + 1).first).toBe(period.last + 1);
    }),
  );
});
