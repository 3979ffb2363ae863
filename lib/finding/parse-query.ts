import { wordsOf } from './text-words';
import type { Vocabulary } from './vocabulary';

/** What a query asks for. */
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

/** A query is not trusted: so many characters of it count. */
const LONGEST_QUERY = 80;
/** The words of the longest phrase that is looked up. */
const LONGEST_PHRASE = 4;
/** A number below it is a size, and from it on a price. */
const LEAST_PRICE = 100;

/**
 * Words, sizes and prices of a query (docs/behaviour.md 30.4): 'viatu 38 under 2k' is shoes in size 38 up
 * to 2,000 shillings. Never throws.
 */
export function parseQuery(text: string, { meanings, sizes: known, products }: Vocabulary): Query {
  const words = wordsOf(
    text
      .slice(0, LONGEST_QUERY)
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/(\d+(?:\.\d+)?) ?k\b/gi, (_, thousands) => String(thousands * 1000))
      .replace(/[a-z]{2}(?=\d)|\d{3}(?=[a-z])/gi, '$& '),
  );
  const terms: string[] = [];
  const sizes: string[] = [];
  // Numbers and the marks of `findingMarks`, each between spaces: ' 42 < 2000 '.
  let line = ' ';
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
    if (/^\d+$/.test(typed) || mark) line += `${mark ?? typed} `;
    else if (size) sizes.push(size);
    // Beside other words, two letters are a word of the language: 'viatu ya'.
    else if (typed.length > 2 || products.has(typed) || words.length === 1) terms.push(typed);
  }

  let { from, to } = anyPrice;
  line = line.replace(
    / (?:(\d+) & (\d+)|([<>]) (\d+)|(\d+) ([[\]]|[<>](?! \d)))(?= )/g,
    (_, first, last, before, price = last, priceToo = price, after = before) => {
      const number = Number(priceToo);
      if (!first) {
        if (/[<[]/.test(after)) to = number;
        else from = number;
      } else if (number < LEAST_PRICE)
        for (let size = Number(first); size <= number; size++) sizes.push(`${size}`);
      else [from, to] = [Number(first), number];
      return '';
    },
  );
  for (const number of line.match(/\d+/g) ?? []) {
    if (known.has(number) || Number(number) < LEAST_PRICE) sizes.push(number);
    else if (products.has(number)) terms.push(number);
    else to = Math.min(to, Number(number));
  }
  return { terms, sizes, from, to };
}
