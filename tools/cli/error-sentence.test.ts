import { errorSentence } from './error-sentence';
import { noteDone, Stop } from './stop';

const failure = { what: 'The check stopped' };
const fileError = (code: string) => Object.assign(new Error('raw'), { code, path: 'data/shop.ts' });

test.each([
  ['EROFS', 'data/shop.ts cannot be written: its disk is for reading alone.'],
  ['EACCES', 'see whether this account may write there'],
  ['ENOSPC', 'The disk is full'],
  ['ENOENT', 'There is no file data/shop.ts.'],
  ['EISDIR', 'A folder is named where a file is needed.'],
])('a file that cannot be read or written, %s, has a sentence', (code, sentence) => {
  expect(errorSentence(fileError(code), failure)).toContain(sentence);
});

test('a reason to stop is its own sentence', () => {
  expect(errorSentence(new Stop('It is full.'), failure)).toBe('It is full.');
});

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  ['gone', 'gone'],
  [undefined, 'undefined'],
])('an error that nobody foresaw says what failed, what was done, and what to do', (error, end) => {
  noteDone('Nothing was changed.');
  expect(errorSentence(error, failure)).toBe(
    `The check stopped for a reason that this program does not know. Nothing was changed. Type the same command again; if it stops again, show this line to whoever looks after the shop: ${end}`,
  );
});
