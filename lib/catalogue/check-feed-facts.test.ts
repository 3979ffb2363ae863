import { googleCategories } from '@/data/merchant';
import { feedFactIssues } from './check-feed-facts';

const good = {
  ageGroup: 'adult',
  gender: 'unisex',
  kind: 'shoes',
  colour: 'Navy/White',
  updated: '2026-11-21',
};

const kinds = `must be one of ${Object.keys(googleCategories).join(', ')}`;

test('feed facts with allowed values have no issue', () => {
  expect(feedFactIssues(good)).toEqual([]);
  expect(feedFactIssues({ ...good, updated: '2028-02-29' })).toEqual([]);
  expect(feedFactIssues({ ...good, updated: undefined })).toEqual([]);
});

test.each([
  ['ageGroup', 'grown-up', 'must be one of newborn, infant, toddler, kids, adult'],
  ['gender', undefined, 'must be one of male, female, unisex'],
  ['kind', 'kikoys', kinds],
  ['kind', '', kinds],
  ['kind', undefined, kinds],
  ['kind', 'shoe', 'must be "shoes" or another kind of data/merchant.ts'],
  ['kind', 'Official shoes', 'must be "official-shoes" or another kind of data/merchant.ts'],
  ['kind', 'Trouser', 'must be "trousers" or another kind of data/merchant.ts'],
  ['colour', '#00f', 'must be one to three colours such as "Navy/White"'],
  ['colour', 'Navy/White/Red/Green', 'must be one to three colours such as "Navy/White"'],
  ['colour', '', 'must be one to three colours such as "Navy/White"'],
  ['updated', '21.11.2026', 'must be a day such as "2026-11-21"'],
  ['updated', '2026-02-29', 'must be a day such as "2026-11-21"'],
  ['updated', '2026-13-01', 'must be a day such as "2026-11-21"'],
  ['updated', 20261121, 'must be a day such as "2026-11-21"'],
])('feed facts with the %s %s say what it must be', (field, value, must) => {
  expect(feedFactIssues({ ...good, [field]: value })).toEqual([[field, must]]);
});
