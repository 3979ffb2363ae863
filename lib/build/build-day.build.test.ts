import { buildDay } from './build-day.build';

test.each([
  ['just before midnight in Nairobi', '2026-11-22T20:59:59Z', '2026-11-22'],
  ['at midnight in Nairobi', '2026-11-22T21:00:00Z', '2026-11-23'],
])('the day of a build %s is that of Nairobi', (_, time, day) => {
  expect(buildDay(String(Date.parse(time) / 1000))).toBe(day);
});
