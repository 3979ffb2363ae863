import fc from 'fast-check';
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
  ['one hundred thousand', '100000'],
  ['a hundred thousand', 'a 100000'],
  ['2 hundred thousand', '200000'],
  ['one hundred fifty thousand five hundred', '150500'],
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
  ['between five hundred and two thousand', 'between 500 and 2000'],
  ['one hundred and one hundred thousand', '100 and 100000'],
  ['one thousand to one hundred thousand', '1000 to 100000'],
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

const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const KISWAHILI = 'moja mbili tatu nne tano sita saba nane tisa'.split(' ');
const KISWAHILI_TENS =
  'kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini'.split(' ');

/** The parts that are there, with a word between the last two where it is given. */
const joined = (parts: readonly string[], and = '') => {
  const said = parts.filter((part) => part !== '');
  return said.length < 2 || !and
    ? said.join(' ')
    : `${said.slice(0, -1).join(' ')} ${and} ${said.at(-1)}`;
};

/** A number below a million in English, as "one hundred five thousand two hundred and ten". */
function inEnglish(number: number, and: string): string {
  const rest = number % 100;
  const hundreds = Math.floor(number / 100) % 10;
  const thousands = Math.floor(number / 1000);
  const small =
    ENGLISH[rest - 1] ??
    joined([ENGLISH_TENS[Math.floor(rest / 10) - 1] ?? '', ENGLISH[(rest % 10) - 1] ?? '']);
  return joined(
    [
      thousands ? `${inEnglish(thousands, '')} thousand` : '',
      hundreds ? `${ENGLISH[hundreds - 1]} hundred` : '',
      small,
    ],
    and,
  );
}

/** A number below a hundred thousand in Kiswahili, as "elfu mbili mia tano na ishirini na moja". */
function inKiswahili(number: number): string {
  const below100 = (rest: number) =>
    joined(
      [KISWAHILI_TENS[Math.floor(rest / 10) - 1] ?? '', KISWAHILI[(rest % 10) - 1] ?? ''],
      'na',
    );
  const hundreds = Math.floor(number / 100) % 10;
  const thousands = Math.floor(number / 1000);
  const counted =
    thousands % 100 === 0 && thousands > 0
      ? `mia ${KISWAHILI[thousands / 100 - 1]}`
      : below100(thousands);
  return joined(
    [
      thousands ? `elfu ${counted}` : '',
      hundreds ? `mia ${KISWAHILI[hundreds - 1]}` : '',
      below100(number % 100),
    ],
    number % 100 ? 'na' : '',
  );
}

test('any number below a million in English words is the number, with "and" before its end or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 999_999 }),
      fc.constantFrom('', 'and'),
      (number, and) => {
        expect(read(inEnglish(number, and))).toBe(String(number));
      },
    ),
    {
      examples: [
        [100_000, ''],
        [150_000, ''],
        [999_999, 'and'],
      ],
    },
  );
});

test('a number in Kiswahili words is the number, up to a hundred thousand and in hundreds of them above', () => {
  const thousands = fc.oneof(fc.nat(99), fc.constantFrom(100, 200, 500, 900));
  const numbers = fc
    .tuple(thousands, fc.nat(999))
    .map(([many, rest]) => many * 1000 + rest)
    // "elfu ishirini na tano" means 25,000 and 20,005; the search reads 25,000.
    .filter((number) => number >= 10 && !isTwofold(number));
  fc.assert(
    fc.property(numbers, (number) => {
      expect(read(inKiswahili(number))).toBe(String(number));
    }),
    { examples: [[100_000], [25_000], [21_500]] },
  );
});

const isTwofold = (number: number) => {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  return thousands >= 10 && thousands < 100 && thousands % 10 === 0 && rest > 0 && rest < 10;
};
