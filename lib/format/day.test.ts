import { dayText } from './day';

test('a day is its number and its month in words, whatever the phone’s time zone', () => {
  expect(dayText('2026-11-22', 'day', 'en-KE')).toBe('22 November');
  expect(dayText('2026-12-01', 'day', 'en-KE')).toBe('1 December');
});

test('a day of a week is its name, number and month in words of the page, whatever the phone’s time zone', () => {
  const midnight = Date.UTC(2026, 11, 3);
  expect(dayText(midnight, 'weekdayAndDay', 'en-KE')).toBe('Thursday, 3 December');
  expect(dayText(midnight, 'weekdayAndDay', 'sw-KE')).toBe('Alhamisi, 3 Desemba');
});
