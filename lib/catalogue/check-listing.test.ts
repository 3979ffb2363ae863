import { isDay, listingProblems } from './check-listing';

const good = {
  ageGroup: 'adult',
  gender: 'unisex',
  kind: 'shoes',
  colour: 'Navy/White',
  updated: '2026-11-21',
};

test('a whole listing has no problem', () => {
  expect(listingProblems(good)).toEqual([]);
});

test.each([
  ['ageGroup', 'grown-up'],
  ['gender', undefined],
  ['kind', 'hats'],
  ['colour', '#00f'],
  ['colour', 'Navy/White/Red/Green'],
  ['colour', ''],
  ['updated', '21.11.2026'],
])('a wrong %s is named, with what stands there: %s', (field, value) => {
  const problems = listingProblems({ ...good, [field]: value });
  expect(problems.map(([named]) => named)).toEqual([field]);
  expect(problems[0]?.[1]).toContain(String(JSON.stringify(value)));
});

test('a day is one of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay(20261121)).toBe(false);
});
