import fc from 'fast-check';
import { cutAtWord, cutText, encodeText, wellFormed } from './well-formed';

const texts = fc.string({ unit: 'binary' });
const halves = fc.constantFrom('\ud83d', '\udc5f', '\udc5f\ud83d', 'a\ud83d', '\ud83d\ud83d\udc5f');
const any = fc.oneof(
  texts,
  halves,
  fc.tuple(texts, halves, texts).map((parts) => parts.join('')),
);

test.each([
  ['a text', 'Boots 👟 & حذاء', 'Boots 👟 & حذاء'],
  ['the first half of a pair', 'Bad \ud83d name', 'Bad \ufffd name'],
  ['the second half of a pair', '\udc5f', '\ufffd'],
  ['two halves in the wrong order', '\udc5f\ud83d', '\ufffd\ufffd'],
  ['a half beside a whole pair', '\ud83d👟', '\ufffd👟'],
])('%s is made well formed, and a well-formed text stays', (_, text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

test('a text is encoded as encodeURIComponent encodes it', () => {
  expect(encodeText('2 × Boots & laces 👟')).toBe(
    '2%20%C3%97%20Boots%20%26%20laces%20%F0%9F%91%9F',
  );
});

test('any text can be put into an address, and is read back well formed', () => {
  fc.assert(
    fc.property(any, (text) => {
      expect(decodeURIComponent(encodeText(text))).toBe(wellFormed(text));
    }),
  );
});

test('a well-formed text that is cut anywhere is well formed, and one unit shorter at most', () => {
  fc.assert(
    fc.property(any, fc.nat(20), (text, length) => {
      const cut = cutText(wellFormed(text), length);
      expect(wellFormed(cut)).toBe(cut);
      expect(wellFormed(text).startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(wellFormed(text).length, length) - 1);
    }),
  );
  expect(cutText('ab👟', 3)).toBe('ab');
  expect(cutText('ab👟', 4)).toBe('ab👟');
});

test.each([
  [' Matatu parcel to the stage ', 40, 'Matatu parcel to the stage'],
  ['Matatu parcel, to the stage', 14, 'Matatu parcel'],
  ['Matatu parcel, to the stage', 13, 'Matatu parcel'],
  ['Matatu parcel, to the stage', 12, 'Matatu'],
  ['Matatu – parcel', 9, 'Matatu'],
  ['Matatuparcel', 6, 'Matatu'],
  ['ab👟', 3, 'ab'],
])('of %j there are at most %i units, in whole words: %j', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});

test('words that are cut are the first ones of the text, and no more than fit', () => {
  fc.assert(
    fc.property(any, fc.nat(20), (text, length) => {
      const cut = cutAtWord(wellFormed(text), length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(wellFormed(cut)).toBe(cut);
      expect(wellFormed(text).trim().startsWith(cut)).toBe(true);
    }),
  );
});
