import { formatStats, ratioTo, stats, textTable } from './stats';

test('the median is the middle run, whatever their order', () => {
  expect(stats([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('of an even number of runs it is halfway between the two in the middle', () => {
  expect(stats([10, 40, 20, 30]).median).toBe(25);
});

test('no run is no figure', () => {
  expect(() => stats([])).toThrow('no run');
});

test('a ratio says how many times the limit it is, and nothing against nothing', () => {
  expect(ratioTo(stats([1000]), stats([1070]))).toBe('1.07');
  expect(ratioTo(stats([0]), stats([5]))).toBe('');
});

test('a figure is told with its least and its most', () => {
  expect(formatStats(stats([910, 940, 1020]))).toBe('940 (910–1,020)');
  expect(formatStats(stats([0.1234]), 3)).toBe('0.123 (0.123–0.123)');
});

test('a table’s columns line up', () => {
  expect(
    textTable([
      ['page', 'ms'],
      ['/', '1,000'],
    ]),
  ).toBe('page     ms\n/     1,000');
});
