import { kenyanDay, kenyanMidnight, minutesOf } from './kenyan-time';

test.each([
  ['3pm', 15 * 60],
  ['2:30pm', 14 * 60 + 30],
  ['11am', 11 * 60],
  ['12pm', 12 * 60],
  ['12am', 0],
  ['15:00', undefined],
  ['13pm', undefined],
  ['3 pm', undefined],
  ['noon', undefined],
  [3, undefined],
])('the time %j is %p minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});

test.each([
  ['2026-12-24T20:59:59Z', '2026-12-24'],
  ['2026-12-24T21:00:00Z', '2026-12-25'],
])('a day begins at midnight in Kenya: %s is in %s', (time, day) => {
  const ms = Date.parse(time);
  expect(kenyanDay(ms)).toBe(day);
  expect(kenyanMidnight(ms)).toBe(Date.parse(day));
});
