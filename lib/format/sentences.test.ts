import { firstOf, together, withFound } from './sentences';

test('the first names are said, and the others counted', () => {
  expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b'], more: '1 more' });
  expect(firstOf(Array.from({ length: 1203 }), 3).more).toBe('1,200 more');
});

test('where all are named nothing is counted', () => {
  expect(firstOf(['a', 'b'], 2)).toEqual({ first: ['a', 'b'] });
  expect(firstOf([], 2)).toEqual({ first: [] });
});

test.each([
  ['must be a colour', '"blu"', 'must be a colour, not "blu"'],
  ['must be 1 to 50', '5', 'must be 1 to 50, not 5'],
  ['must be a colour', undefined, 'must be a colour'],
  ['must be a colour; did you mean "blue"?', '"blu"', 'must be a colour; did you mean "blue"?'],
  ['must differ from "blu"', '"blu"', 'must differ from "blu"'],
])('%s, where there is %s', (must, found, sentence) => {
  expect(withFound(must, found)).toBe(sentence);
});

test('those with one key come together, in the order of the first of each', () => {
  const words = ['bag', 'cap', 'belt', 'coat'];
  expect(together(words, (word) => word.charAt(0))).toEqual([
    ['bag', 'belt'],
    ['cap', 'coat'],
  ]);
});
