import { aboutIt, byCause, firstOf, named, namedLines, stopped, withFound } from './sentences';

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

test('those with one cause come together, in the order of the first of each', () => {
  const words = ['bag', 'cap', 'belt', 'coat'];
  expect(byCause(words, (word) => [word.charAt(0)])).toEqual([
    ['bag', 'belt'],
    ['cap', 'coat'],
  ]);
});

test('causes that differ in one part are two', () => {
  const found = [
    ['name', 'must'],
    ['name', 'is'],
    ['alt', 'must'],
  ];
  expect(byCause(found, (one) => one)).toHaveLength(3);
});

test('names are said in a row or a line each, and the others counted', () => {
  expect(named(['a', 'b'], 2)).toBe('a, b');
  expect(named(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
  expect(namedLines(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(namedLines(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', 'and 2 more']);
});

test.each([
  ['must be 5', 'Price must be 5'],
  ['names the phone number 0700', 'Price names the phone number 0700'],
  ['is KSh 5 right? The price now is KSh 9', 'Price: is KSh 5 right? The price now is KSh 9'],
  ['are S M its sizes? Shoes have numbers', 'Price: are S M its sizes? Shoes have numbers'],
  ['is shown nowhere; did you mean "tee"?', 'Price is shown nowhere; did you mean "tee"?'],
])('a price is said in one sentence: %s', (message, sentence) => {
  expect(aboutIt('Price', message)).toBe(sentence);
});

test.each([
  ['must be 5', 'must be 5.'],
  ['is it 5?', 'is it 5?'],
])('%s ends as a sentence does', (message, sentence) => {
  expect(stopped(message)).toBe(sentence);
});
