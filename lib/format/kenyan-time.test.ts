import { minutesOf } from './kenyan-time';

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
