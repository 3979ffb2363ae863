import { listingIssues } from './check-listing';

const good = {
  ageGroup: 'adult',
  gender: 'unisex',
  kind: 'shoes',
  colour: 'Navy/White',
  updated: '2026-11-21',
};

test('a listing with allowed values has no issue', () => {
  expect(listingIssues(good)).toEqual([]);
  expect(listingIssues({ ...good, updated: '2028-02-29' })).toEqual([]);
});

test.each([
  ['ageGroup', 'grown-up', 'must be one of newborn, infant, toddler, kids, adult'],
  ['gender', undefined, 'must be one of male, female, unisex'],
  ['kind', 'hats', 'must be one of shoes, shirts, trousers, baby-one-pieces, baby-outfits'],
  ['colour', '#00f', 'must be one to three colours such as "Navy/White"'],
  ['colour', 'Navy/White/Red/Green', 'must be one to three colours such as "Navy/White"'],
  ['colour', '', 'must be one to three colours such as "Navy/White"'],
  ['updated', '21.11.2026', 'must be a day such as "2026-11-21"'],
  ['updated', '2026-02-29', 'must be a day such as "2026-11-21"'],
  ['updated', '2026-13-01', 'must be a day such as "2026-11-21"'],
  ['updated', 20261121, 'must be a day such as "2026-11-21"'],
])('a listing with the %s %s says what it must be', (field, value, must) => {
  expect(listingIssues({ ...good, [field]: value })).toEqual([[field, must]]);
});
