import fc from 'fast-check';
import { changesInSpreadsheet, isFormula } from './spreadsheet-text';

/** Of each kind of mark that nobody sees, and of white space. */
const unseen = fc.constantFrom(
  ...['\u200b', '\u200d', '\u2060', '\ufeff', '\u200e', '\u200f', '\u202e', '\u2066', '\u061c'],
  ...['\u00ad', '\ufe0f', '\u3164', '\u0000', '\u001f', '\u0085'],
  ...[' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\u202f', '\u2028', '\u3000'],
);
const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '﹣', '−');
const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfee0));

test('a formula is one behind any marks that nobody sees, and in full width', () => {
  fc.assert(
    fc.property(fc.array(unseen), sign, fc.string(), (before, first, rest) => {
      const text = `${before.join('')}${first}${rest}`;
      expect(isFormula(text)).toBe(true);
      expect(changesInSpreadsheet(text)).toBe(true);
    }),
  );
});

test('a text that begins with a letter is no formula', () => {
  fc.assert(
    fc.property(fc.array(unseen), fc.stringMatching(/^\p{L}/u), (before, text) => {
      expect(isFormula(`${before.join('')}${text}`)).toBe(false);
    }),
  );
});

const number = (min: number, max: number) => fc.integer({ min, max });
const separator = fc.constantFrom('-', '/', ' - ', ' / ');
const month = fc.constantFrom('Jan', 'february', 'Mac', 'may', 'JUNE', 'Sept', 'Okt', 'desemba');
const spoiled = {
  'a day and a month': fc.tuple(number(1, 31), separator, number(1, 12)),
  'a month and a year': fc.tuple(number(1, 12), separator, number(1900, 2100)),
  'a whole day': fc
    .tuple(number(1, 31), fc.constantFrom('/', '-', '.'), number(1, 12))
    .map(([day, between, of]) => [day, between, of, between, 2026]),
  'a day and a named month': fc.tuple(number(1, 31), fc.constantFrom(' ', '-', '', '. '), month),
  'a named month and a day': fc.tuple(month, fc.constantFrom(' ', '-', ', '), number(1, 2026)),
  'an hour': fc.tuple(
    number(0, 30),
    fc.constant(':'),
    number(0, 59).map((to) => `${to}`.padStart(2, '0')),
  ),
  'half a day': fc.tuple(
    number(1, 12),
    fc.constantFrom('', ' '),
    fc.constantFrom('am', 'PM', 'p.m.'),
  ),
  'a part of a hundred': fc.tuple(number(0, 100), fc.constantFrom('%', ' %')),
  'a number that loses zeros': fc.tuple(
    fc.constantFrom('0', '00', '1.'),
    number(0, 99).map((of) => `${of}0`),
  ),
  'a number that loses digits': fc.tuple(number(100_000, 999_999), number(100_000, 999_999)),
  'a number with an exponent': fc.tuple(
    number(1, 99),
    fc.constantFrom('e', 'E', 'e+'),
    number(0, 99),
  ),
};

test.each(Object.entries(spoiled))(
  'a spreadsheet makes something else of %s, whatever stands around it unseen and however wide it is',
  (_, parts) => {
    fc.assert(
      fc.property(parts, fc.array(unseen), fc.array(unseen), (typed, before, after) => {
        const text = typed.join('');
        const around = `${before.join('')}${text}${after.join('')}`;
        for (const one of [text, around, inFullWidth(text)])
          expect(changesInSpreadsheet(one)).toBe(true);
      }),
    );
  },
);

test.each([
  '',
  '0',
  '41',
  '37.5',
  '5567',
  '99999999999',
  'NBO-123456',
  '2 boxes',
  '37/38',
  '40-41',
  '6–12',
  '41½',
  '0700 000 000',
  '0712 345 678',
  'May',
  'March Njeri',
  '5 Mayfair Road',
  '3 pmt',
  'M/L',
  'Amina, 2 pairs',
  'Zoë',
])('a spreadsheet leaves %j as it is', (text) => {
  expect(changesInSpreadsheet(text)).toBe(false);
});

test.each([
  '1:50',
  '5 Dec 2026 10:30',
  '1/2/2026',
  '10:30:15',
  '(5)',
  '$5',
  '1,500',
  '36,37',
  '.5',
])('a spreadsheet makes something else of %j', (text) => {
  expect(changesInSpreadsheet(text)).toBe(true);
});

test('a long number before a word is answered at once', () => {
  const start = performance.now();
  expect(changesInSpreadsheet(`${'1'.repeat(80)} x`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});
