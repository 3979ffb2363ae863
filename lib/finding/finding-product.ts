import type { CardProduct, Product } from '@/lib/catalogue/product';

/** A product as the finding index has it: all that its card shows, and what it is found by. */
export interface FindingProduct extends CardProduct, Pick<Product, 'kind' | 'added'> {
  /** Its record says `isNew`. Another name, as a card's label "New" is for the featured ones alone. */
  markedNew?: true;
  /** The parts of the record's colour, the main one first. */
  colours: readonly string[];
  /** What products of its kind are called. */
  kindWords: string;
  /** What it is besides its name: the words of its kind, its colours' families and for whom it is. */
  is: string;
  /** What else is in its picture, and for whom it is too: words that say less. */
  shows: string;
}

/** Every product of the shop, sold out or not, in the order of the shop's listing (docs/behaviour.md 30.1). */
export interface FindingIndex {
  products: readonly FindingProduct[];
  /** By a word of the products, or one of `findingMarks`: what is typed for it, with commas between. */
  words: Readonly<Record<string, string>>;
}

/** What the index has for a list of the owner's (data/search-words.ts) that is not of words of products. */
export const findingMarks = {
  under: '<',
  orLess: '[',
  over: '>',
  orMore: ']',
  to: '&',
  skip: '-',
} as const;

/** The address of the index. */
export const findingPath = '/finding.json';

/** The shape of the file; another number is another build's. */
export const FINDING_VERSION = 1;

/** A day in milliseconds: the file counts days since 2000. */
export const DAY_MS = 86_400_000;
