import type { OpeningHours } from '@/data/schema/visit';
import { comingClosedDays, daysTogether, namedClosedDays, weekOf } from './opening-days';

const hours: OpeningHours[] = [
  { days: ['Saturday'], opens: '14:00', closes: '16:30' },
  { days: ['Monday', 'Saturday'], opens: '08:00', closes: '12:00' },
];

test('the week is listed from Monday to Sunday, each day with all its hours', () => {
  expect(weekOf(hours, 'en-KE').map(({ name, times }) => `${name} ${times}`)).toEqual([
    'Monday 8AM–12PM',
    'Tuesday undefined',
    'Wednesday undefined',
    'Thursday undefined',
    'Friday undefined',
    'Saturday 8AM–12PM, 2PM–4:30PM',
    'Sunday undefined',
  ]);
});

test('a day that is open from midnight to midnight has 24 hours', () => {
  const [monday] = weekOf([{ days: ['Monday'], opens: '00:00', closes: '00:00' }], 'en-KE');
  expect(monday).toEqual({ days: [1], name: 'Monday', times: '24 hours' });
});

test('days that follow each other with the same hours are one row', () => {
  const week = weekOf(hours, 'en-KE');
  expect(daysTogether(week)).toEqual([
    { days: [1], name: 'Monday', times: '8AM–12PM' },
    { days: [2, 3, 4, 5], name: 'Tuesday–Friday', times: undefined },
    { days: [6], name: 'Saturday', times: '8AM–12PM, 2PM–4:30PM' },
    { days: [0], name: 'Sunday', times: undefined },
  ]);
});

test('a day that is closed this once parts the days beside it', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
  const week = weekOf([{ days: [...weekdays], opens: '08:00', closes: '12:00' }], 'en-KE');
  const rows = (closed: number) =>
    daysTogether(week, closed).map(({ name, times }) => `${name} ${times}`);
  expect(rows(3)).toEqual([
    'Monday–Tuesday 8AM–12PM',
    'Wednesday undefined',
    'Thursday 8AM–12PM',
    'Friday–Sunday undefined',
  ]);
  expect(rows(1)).toEqual([
    'Monday undefined',
    'Tuesday–Thursday 8AM–12PM',
    'Friday–Sunday undefined',
  ]);
});

test('closed days that are past are not listed, and the next is first', () => {
  const days = namedClosedDays(['2027-01-01', '2026-12-25', '2026-12-12'], 'en-KE');
  expect(comingClosedDays(days, '2026-12-25').map(({ name }) => name)).toEqual([
    'Fri 25 Dec',
    'Fri 1 Jan',
  ]);
});
