import { readColours, readWord } from './written-words';

const genders = ['male', 'female', 'unisex'];

test.each([
  ['male', 'male'],
  [' Male ', 'male'],
  ['LADIES', 'female'],
  ['wanawake', 'female'],
  ['for  all', undefined],
  ['', undefined],
])('the word "%s" is %s', (text, value) => {
  expect(readWord(text, genders)).toEqual(
    value === undefined ? { must: 'must be one of male, female, unisex' } : { value },
  );
});

test('a word that is misspelt is guessed at, and not taken', () => {
  expect(readWord('femal', genders, 'these')).toEqual({
    must: 'must be one of these; did you mean "female"?',
  });
});

test('a word that people use for another list is refused in this one', () => {
  expect(readWord('used', genders)).toEqual({ must: 'must be one of male, female, unisex' });
});

test.each([
  ['navy', 'Navy'],
  ['Navy / white', 'Navy/White'],
  ['nyeusi, NYEUPE', 'Black/White'],
  ['light blue', 'Light blue'],
])('the colours "%s" are %s', (text, colours) => {
  expect(readColours(text)).toBe(colours);
});
