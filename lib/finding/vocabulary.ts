import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { memoize } from '@/lib/values/memoize';
import { phraseOf, wordsOf } from './text-words';

/** What a query's words are looked up in. */
export interface Vocabulary {
  /** By word: how much it says of each product that has it, by the product's number. */
  products: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By what may be typed, of one word or more: the words that are meant. */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** Every size, as `sizeKey` has it, and as `groupSizeKey` does. */
  sizes: ReadonlySet<string>;
}

/** How much a word says of a product that has it, by where it is. */
const IN_NAME = 9;
const OF_IT = 6;
const SHOWN = 3;

/** The vocabulary of an index, made once: a query is answered from it at once. */
export const vocabularyOf = memoize((index: SearchIndex): Vocabulary => {
  const products = new Map<string, Map<number, number>>();
  const meanings = new Map<string, string[]>();
  const mean = (typed: string, meant: string) => {
    const key = phraseOf(typed);
    const known = meanings.get(key) ?? [];
    if (!known.includes(meant)) meanings.set(key, [...known, meant]);
  };
  const sizes = new Set<string>();
  for (const [number, product] of index.products.entries()) {
    const say = (text: string, weight: number) => {
      for (const word of wordsOf(text)) sayWord(word, weight);
    };
    const sayWord = (word: string, weight: number) => {
      const found = products.get(word) ?? new Map<number, number>();
      products.set(word, found.set(number, Math.max(weight, found.get(number) ?? 0)));
    };
    say(product.name, IN_NAME);
    say(`${product.colours.join(' ')} ${product.kindWords} ${product.is}`, OF_IT);
    say(`${product.id} ${product.shows}`, SHOWN);
    // All of a category's name means the category, and its words alone nothing.
    const category = categoryWord(product.categoryKey);
    sayWord(category, OF_IT);
    mean(product.category, category);
    for (const size of product.sizes)
      sizes.add(sizeKey(size)).add(groupSizeKey(product.sizeGroup, size));
  }
  for (const [meant, typed] of Object.entries(index.words))
    for (const phrase of typed.split(',')) mean(phrase, meant);
  return { products, meanings, sizes };
});

/** What all of a category's name means: a word that nobody types. */
export function categoryWord(id: string): string {
  return `@${id}`;
}

/** A size as a query's words have it: '6-12 months' → '6 to 12 month'. */
export function sizeKey(size: string): string {
  return phraseOf(size);
}

/** A size of one group alone, as a size guide's words mean it: 'shoes:42'. */
export function groupSizeKey(group: string, size: string): string {
  return `${group}:${sizeKey(size)}`;
}
