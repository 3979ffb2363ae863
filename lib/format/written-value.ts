import { isDay } from './day';
import { readMoney, unclearMoney, withoutShillings } from './written-money';

/*
 * What people write for a value, read in one way wherever it is written: in a cell, a form, a file of answers
 * or a module. What could be two values is never guessed: `must` says what to write in its place.
 */

/** The value that a text is, or what must be written in place of it. */
export type Written<T> = { value: T; must?: undefined } | { must: string };

/** A whole number, of shillings or of pieces: '1500', '1,500', 'KSh 1 500', '1500/='. '1.500' is asked about. */
export function readWhole(text: string, must = 'must be a whole number'): Written<number> {
  const { amount, isUnclear, currency } = readMoney(text) ?? {};
  if (amount === undefined || currency) return { must };
  if (isUnclear) return { must: unclearMoney(text.trim(), amount) };
  return Number.isSafeInteger(amount) ? { value: amount } : { must };
}

/** A number that may have a part: '4.5', '4,5', '-1.03', 'KSh 129.30'. '1,290' is asked about. */
export function readDecimal(text: string, must = 'must be a number'): Written<number> {
  const [, whole = '', sign = '', part = ''] =
    /^(-?\d+)(?:([.,])(\d+))?$/.exec(withoutShillings(text)) ?? [];
  if (whole === '') return { must };
  if (sign === ',' && part.length > 2) {
    const [one, other] = [`${whole}${part}`, `${whole}.${part}`];
    return { must: `${text.trim()} could be ${one} or ${other}: write one of these` };
  }
  return { value: Number(`${whole}.${part || 0}`) };
}

const NUMBER = String.raw`-?[\d.,]+(?:e[+-]?\d+)?`;
const TWO = new RegExp(String.raw`^(${NUMBER})\s*(?:[-‐-―]|to|hadi)\s*(${NUMBER})$`, 'i');

/** A measure of a size: one number, or two from the least to the most: '24,5–26', '24.5 to 26'. `read` reads a number. */
export function readMeasure(
  text: string,
  read: (text: string) => Written<number> = readDecimal,
): Written<number | [number, number]> {
  const [, from, to] = TWO.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return read(text);
  const [least, most] = [read(from), read(to)];
  if (least.must !== undefined) return least;
  return most.must === undefined ? { value: [least.value, most.value] } : most;
}

const YES = ['yes', 'y', 'true', 'x', '1', '✓', '✔', 'ndio', 'ndiyo'];
const NO = ['no', 'n', 'false', '0', '-', '–', '—', 'hapana'];

/** Yes or no, as people tick a column or answer. */
export function readYes(text: string, must = 'must be yes or no'): Written<boolean> {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { must };
}

/** A day of the calendar, 'YYYY-MM-DD'. */
export function readDay(text: string, must = 'must be a day such as 2026-11-21'): Written<string> {
  return isDay(text.trim()) ? { value: text.trim() } : { must };
}

/** The stock of a product or size: a count, or 'some' where the shop does not say how many. */
export type Stock = number | 'some';

const NONE =
  /^(?:none|nil|nill|no|not? (?:available|in stock)|0|zero|sold[\s-]*out|out(?:[\s-]+of[\s-]+stock)?|finished|unavailable|false|z?imeisha|z?imekwisha|hakuna|hapana|[-–—−]+|n\/a)$/;
const SOME = /^(?:yes|in[\s-]*stock|available|many|plenty|ok|true|some|ipo|zipo|ndio|ndiyo|✓|✔)$/;
const PIECES = /\s*(?:pcs?|pieces?|pairs?|items?|units?|left|only|available|in[\s-]*stock|za?)\.?$/;

/** Reads a stock: '5', '5 pcs', 'none', 'imeisha'. Below 0 is 0. Else `must` says what to write. */
export function readStock(text: string): Written<Stock> {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
  if (NONE.test(word)) return { value: 0 };
  if (SOME.test(word)) return { value: 'some' };
  const bare = word.replace(PIECES, '').replace(PIECES, '');
  if (/^[-−–]\s*\d+(?:[.,]\d+)?$/.test(bare)) return { value: 0 };
  if (/^0+(?:[.,]0*)?$/.test(bare)) return { value: 0 };
  const must = 'must be how many there are, such as 5, or 0 for none';
  // A sum of money is no count.
  return /[a-z/$]/.test(bare) ? { must } : readWhole(bare, must);
}
