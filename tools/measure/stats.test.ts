import { formatStats, ratioTo, stats, textTable } from './stats';

test('runs are a median with the least and the most, and a ratio to a reference', () => {
  expect(stats([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  expect(stats([10, 40, 20, 30]).median).toBe(25);
  expect(() => stats([])).toThrow('no runs');
  expect(formatStats(stats([910, 940, 1020]))).toBe('940 (910–1,020)');
  expect(formatStats(stats([0.1234]), 3)).toBe('0.123 (0.123–0.123)');
  expect(ratioTo(stats([1000]), stats([1070]))).toBe('1.07');
  expect(ratioTo(stats([0]), stats([5]))).toBe('');
});

test('the columns of a table are aligned', () => {
  const rows = [
    ['page', 'ms'],
    ['/', '1,000'],
  ];
  expect(textTable(rows)).toBe('page     ms\n/     1,000');
});
