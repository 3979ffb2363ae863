import { formatStats, ratioTo, stats, textTable } from './stats';

test('the median of an odd number of runs is the middle one', () => {
  expect(stats([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('the median of an even number of runs is halfway between the middle two', () => {
  expect(stats([10, 40, 20, 30]).median).toBe(25);
});

test('there are no stats of no runs', () => {
  expect(() => stats([])).toThrow('no runs');
});

test('the ratio to a reference of 0 is empty', () => {
  expect(ratioTo(stats([1000]), stats([1070]))).toBe('1.07');
  expect(ratioTo(stats([0]), stats([5]))).toBe('');
});

test('stats are written as the median with least and most', () => {
  expect(formatStats(stats([910, 940, 1020]))).toBe('940 (910–1,020)');
  expect(formatStats(stats([0.1234]), 3)).toBe('0.123 (0.123–0.123)');
});

test('the columns of a table are aligned', () => {
  expect(
    textTable([
      ['page', 'ms'],
      ['/', '1,000'],
    ]),
  ).toBe('page     ms\n/     1,000');
});
