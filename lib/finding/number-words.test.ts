import { inDigits } from './number-words';
import { wordsOf } from './text-words';

const read = (text: string, names: readonly string[] = []) =>
  inDigits(wordsOf(text), (word) => names.includes(word)).join(' ');

test.each([
  ['two thousand', '2000'],
  ['a thousand', 'a 1000'],
  ['one thousand five hundred', '1500'],
  ['one thousand and five hundred and fifty', '1550'],
  ['fifteen hundred', '1500'],
  ['two and a half thousand', '2500'],
  ['2 thousand', '2000'],
  ['2½ thousand', '2500'],
  ['forty two', '42'],
  ['forty-two and a half', '42.5'],
  ['ten', '10'],
  ['elfu mbili', '2000'],
  ['mia hamsini', '150'],
  ['mia na hamsini', '150'],
  ['elfu mia moja', '100000'],
  ['elfu', '1000'],
  ['elfu 2', '2000'],
  ['elfu moja mia tano', '1500'],
  ['elfu moja na mia tano hamsini', '1550'],
  ['elfu mbili na nusu', '2500'],
  ['elfu kumi na tano', '15000'],
  ['mia tano', '500'],
  ['arobaini na mbili', '42'],
  ['arobaini na mbili na nusu', '42.5'],
])('the words “%s” are the number %s', (text, digits) => {
  expect(read(text)).toBe(digits);
});

test.each([
  ['between one thousand and two thousand', 'between 1000 and 2000'],
  ['one thousand to one thousand five hundred', '1000 to 1500'],
  ['five hundred and five hundred', '500 and 500'],
  ['kati ya elfu moja na elfu mbili', 'kati ya 1000 na 2000'],
  ['kati ya mia tano na mia tisa', 'kati ya 500 na 900'],
  ['thirty eight and forty', '38 and 40'],
  ['viatu 42 elfu mbili', 'viatu 42 2000'],
  ['under two thousand 42', 'under 2000 42'],
  ['fifteen five', '15 five'],
])('the words “%s” have two numbers: %s', (text, digits) => {
  expect(read(text)).toBe(digits);
});

test.each([
  'one size',
  'two years',
  'miaka miwili',
  'black and white',
  'shoes 42',
  'nataka moja',
  'and a half',
  'na nusu',
])('the words “%s” stay as they are', (text) => {
  expect(read(text)).toBe(wordsOf(text).join(' '));
});

test('a word that names a product stays, and beside another it is a number', () => {
  expect(read('mia', ['mia'])).toBe('mia');
  expect(read('mia tano', ['mia'])).toBe('500');
});
