import { dayOfMonth } from './day-of-month';

test('a day is its number and its month in words, whatever the phone’s time zone', () => {
  expect(dayOfMonth('2026-11-22', 'en-KE')).toBe('22 November');
  expect(dayOfMonth('2026-12-01', 'en-KE')).toBe('1 December');
});
