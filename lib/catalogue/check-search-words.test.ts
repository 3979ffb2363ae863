import { searchWordIssues } from './check-search-words';
import { describeIssues } from './issue';

const words = { meanings: { shoes: ['viatu'] }, kinds: { shoes: ['shoes'] }, under: ['under'] };

test.each([
  [{ meanings: { 'open shoes': ['sandals'] } }, 'meanings.open shoes: must be one word'],
  [
    { meanings: { shoes: ['viatu, raba'] } },
    'meanings.shoes: must have one word or phrase in each text, not "viatu, raba"',
  ],
  [{ meanings: { shoes: ['viatu', 'viatu'] } }, 'meanings.shoes: must not list "viatu" twice'],
  [{ under: ['under', 'under'] }, 'under: must not list "under" twice'],
])('the search’s words %j say what must be changed', (over, sentence) => {
  expect(describeIssues(searchWordIssues({ ...words, ...over }))).toBe(
    `data/search-words.ts: searchWords.${sentence}`,
  );
});

test('words of the search that are right have no issue, and those that are no record have their shape’s', () => {
  expect(searchWordIssues(words)).toEqual([]);
  expect(searchWordIssues(undefined)).toEqual([]);
  expect(searchWordIssues({ meanings: { shoes: 'viatu' } })).toEqual([]);
});
