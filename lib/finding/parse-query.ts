import { memoize } from '@/lib/values/memoize';
import { inDigits } from './number-words';
import { queryText } from './query-text';
import { plainHalves, wordsOf } from './text-words';
import type { Vocabulary } from './vocabulary';

/**
 * The mark of each list in data/search-words.ts whose words describe no product: they compare or
 * join numbers, or say nothing.
 */
export const queryMarks = {
  under: '<',
  orLess: '[',
  over: '>',
  orMore: ']',
  to: '&',
  skip: '-',
} as const;

export interface Query {
  /** A product must have each of these: words, and phrases of the owner's list. */
  terms: readonly string[];
  /** Any of these sizes, as `sizeKey` has them; empty for no size. */
  sizes: readonly string[];
  /** Whole shillings, both ends in it. */
  from: number;
  to: number;
}

export const anyPrice = { from: 0, to: 1e9 };

/** The words of the longest phrase that is looked up. */
const LONGEST_PHRASE = 4;
/** A number below it is a size, and from it on a price. */
const LEAST_PRICE = 100;
/** The names of shillings, as part of a pattern. */
const SHILLINGS = '(?:k?shs?|kes|bob|shillings?|shilingi)';
/** A number of shillings: 'ksh 40', '40 bob', '40/='. */
const NAMED_PRICE = new RegExp(`\\b${SHILLINGS}\\.?\\s*\\d|\\d\\s*(?:${SHILLINGS}\\b|/[=-])`, 'i');
/** Signs before a number, with a currency or without, and the words that they are read as. */
const BEFORE_NUMBER = `(?=\\s*(?:${SHILLINGS}\\.?\\s*)?\\d)`;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:>=?|≥)${BEFORE_NUMBER}`, 'gi'), ' over '],
  [new RegExp(`(?:<=?|≤)${BEFORE_NUMBER}`, 'gi'), ' under '],
  [new RegExp(`(?:\\.{2,}|…)${BEFORE_NUMBER}`, 'gi'), ' to '],
];

/**
 * Words, sizes and prices of a query: 'viatu 38 under 2k' is shoes in size 38 up
 * to 2,000 shillings. Never throws.
 */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const { meanings, sizes: known, products } = vocabulary;
  const asked = queryText(text);
  const words = inDigits(wordsOf(plainNumbers(asked, vocabulary)), (word) => products.has(word));
  const terms: string[] = [];
  const sizes: string[] = [];
  /** The numbers of the query, and the marks of `queryMarks` around them: ['42', '<', '2000']. */
  const line: string[] = [];
  for (let at = 0, length: number; at < words.length; at += length) {
    let typed = '';
    for (length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      typed = words.slice(at, at + length).join(' ');
      if (meanings.has(typed) || known.has(typed)) break;
    }
    length ||= 1;
    const meant = [typed, ...(meanings.get(typed) ?? [])];
    const size = meant.find((one) => known.has(one));
    const mark = meant.find((one) => /^\W$/.test(one));
    if (mark) {
      if (mark !== queryMarks.skip) line.push(mark);
    } else if (isNumber(typed)) line.push(typed);
    else if (size) sizes.push(size);
    // Beside other words, two letters are a word of the language: 'viatu ya'.
    else if (typed.length > 2 || products.has(typed) || words.length === 1) terms.push(typed);
  }
  // Where a currency is named and no number is a price by itself, small ones are: '30 to 40 ksh'.
  const arePrices = NAMED_PRICE.test(asked) && !line.some((one) => Number(one) >= LEAST_PRICE);
  const numbers = readLine(line, vocabulary, arePrices ? 0 : LEAST_PRICE);
  return {
    ...numbers,
    terms: [...terms, ...numbers.terms],
    sizes: [...sizes, ...numbers.sizes],
  };
}

/** A query with its numbers in digits, and in words what joins them: '1.5k+' → '1500 or more '. */
function plainNumbers(text: string, vocabulary: Vocabulary): string {
  const plain = SIGNS.reduce((so, [sign, word]) => so.replace(sign, word), plainHalves(text));
  return (
    joinThousands(plain.replace(/(\d)[,.](?=\d{3})/g, '$1'), vocabulary)
      .replace(/\/[=-]/g, ' ')
      .replace(/(\d{3})\.\d\d?\b(?! ?(?:k|thousand)\b)/gi, '$1')
      // '1-2k' is 1k to 2k.
      .replace(/(\d),(\d\d?)(?= ?(?:k|thousand)\b)/gi, '$1.$2')
      .replace(
        /(^|[^\d.])(\d\d?(?:\.\d+)?)(?=\s*(?:[-–—]|to)\s*\d+(?:\.\d+)? ?(?:k|thousand)\b)/gi,
        '$1$2k',
      )
      .replace(/(\d+(?:\.\d+)?) ?(?:k|thousand)\b/gi, (_, thousands) =>
        String(Math.round(thousands * 1000)),
      )
      .replace(/(\d)\s*\+/g, '$1 or more ')
      // A dash that joins no two letters is a range's: 'ksh 1000 - ksh 2000'.
      .replace(/(\P{L}|^)[-–—~]|[-–—~](?=\P{L}|$)/gu, '$1 to ')
      .replace(/[a-z]{2}(?=\d)|\d{3}(?=[a-z])/gi, '$& ')
  );
}

/** A text without the spaces in its thousands: '2 000', '2 500' where the 2 is no size, and 'over 2 500'. */
function joinThousands(text: string, vocabulary: Vocabulary): string {
  return text
    .replace(priceAfterLimit(vocabulary), '$1$2$3')
    .replace(/(^|\D)(\d\d?)\s(\d{3})(?!\d)/g, (typed, before, first, rest) => {
      const isSize = first.length > 1 || vocabulary.sizes.has(first);
      return rest === '000' || !isSize ? before + first + rest : typed;
    });
}

/** Thousands with a space right after a currency, or after the owner's words for 'under' and 'over'. */
const priceAfterLimit = memoize(({ meanings }: Vocabulary) => {
  const limits = [...meanings]
    .filter(([, meant]) => meant.includes(queryMarks.under) || meant.includes(queryMarks.over))
    .map(([phrase]) => phrase.replaceAll(' ', '[^\\p{L}\\d]+'))
    .filter(Boolean);
  const before = [SHILLINGS, ...limits].join('|');
  return new RegExp(`((?:^|\\P{L})(?:${before})[^\\p{L}\\d]*)(\\d\\d?)\\s(\\d{3})(?!\\d)`, 'giu');
});

/** Sizes and prices of a query's numbers, with the marks around them. From `leastPrice` on they are prices. */
function readLine(
  typed: readonly string[],
  { sizes: known, products }: Vocabulary,
  leastPrice: number,
): Query {
  const sizes: string[] = [];
  const terms: string[] = [];
  let { from, to } = anyPrice;
  const setLimit = (mark: string, price: number) => {
    if (mark === queryMarks.under || mark === queryMarks.orLess) to = price;
    else from = price;
  };
  const isSize = (one: string) => Number(one) < leastPrice || (leastPrice > 0 && known.has(one));
  const isPrice = (one: string) => isNumber(one) && !isSize(one) && !products.has(one);
  // 'to' and 'and' mean something between two numbers alone: '2500 and over'.
  const line = typed.filter(
    (one, at) => one !== queryMarks.to || (isNumber(typed[at - 1]) && isNumber(typed[at + 1])),
  );
  for (let at = 0, length: number; at < line.length; at += length) {
    const [one = '', two = '', three = ''] = line.slice(at, at + 3);
    length = 2;
    if (one !== queryMarks.to && !isNumber(one) && isNumber(two)) {
      setLimit(one, Number(two));
    } else if (isNumber(one) && isMarkOf(Number(one) >= leastPrice, two, three)) {
      setLimit(two, Number(one));
    } else if (isNumber(one) && two === queryMarks.to) {
      length = 3;
      const [first = 0, last = 0] = [Number(one), Number(three)].sort((a, b) => a - b);
      if (last < leastPrice) {
        for (let size = first; size <= last; size += 0.5) sizes.push(`${size}`);
      } else if (leastPrice > 0 && known.has(`${first}`)) {
        sizes.push(`${first}`);
        to = last;
      } else [from, to] = [first, last];
    } else if (isPrice(one) && isPrice(two)) {
      // 'ksh 1000 or ksh 2000'
      [from, to] = [Number(one), Number(two)].sort((a, b) => a - b) as [number, number];
    } else if (isPrice(one) && two === queryMarks.under && Number(three) > Number(one)) {
      // '1000 up to 2000'
      [from, to] = [Number(one), Number(three)];
      length = 3;
    } else {
      length = 1;
      if (isSize(one)) sizes.push(one);
      else if (products.has(one)) terms.push(one);
      else if (isNumber(one)) to = Math.min(to, Number(one));
    }
  }
  return { terms, sizes, from, to };
}

/** Whether a mark belongs to the number before it: '2000 or less', and 'max' in '2000 max' alone. */
function isMarkOf(isPrice: boolean, mark: string, next: string): boolean {
  if (mark === queryMarks.under || mark === queryMarks.over) return !isNumber(next);
  if (mark !== queryMarks.orLess && mark !== queryMarks.orMore) return false;
  return isPrice || !isNumber(next);
}

function isNumber(text = ''): boolean {
  return /^\d+(\.5)?$/.test(text);
}
