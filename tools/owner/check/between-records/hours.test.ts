import { hours } from './hours';
import { said, shopWith } from './shop-with';

const saidOf = (opens: string, closes: string) => {
  const row = { days: ['Monday'] as const, opens: '08:00', closes: '12:00' };
  const openingHours = [row, { ...row, opens, closes }];
  return said([hours], shopWith({ visit: { openingHours } }));
};

test.each([
  ['08:00', '18:00'],
  ['18:00', '00:00'],
  ['00:00', '00:00'],
  ['00:00', '23:59'],
])('hours from %s to %s have no issue', (opens, closes) => {
  expect(saidOf(opens, closes)).toEqual([]);
});

test('hours that close before they open stop at the time of closing', () => {
  expect(saidOf('08:00', '06:00')).toEqual([
    'data/visit.ts: openingHours 2: closes: must be after 08:00, or 00:00 for midnight: it closes before it opens',
  ]);
});

test('hours that open and close at one time are asked about', () => {
  expect(saidOf('06:00', '06:00')).toEqual([
    'data/visit.ts: openingHours 2: closes: is it open the whole day? Then opens and closes are 00:00, and not both 06:00',
  ]);
  const [found] = hours(
    shopWith({ visit: { openingHours: [{ days: ['Monday'], opens: '06:00', closes: '06:00' }] } }),
  );
  expect(found?.severity).toBe('warning');
});
