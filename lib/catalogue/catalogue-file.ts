import type { CardProduct, Product } from './product';

/** The address of the one file that a phone fetches about all products. */
export const cataloguePath = '/catalogue.json';

/** The shape of the file; another number is another build's. */
export const CATALOGUE_VERSION = 2;

/** A header of an answer that the phone had kept, as the shop was not reached (lib/offline). */
export const KEPT_HEADER = 'x-kept';

/** A header of a request to which a kept answer soon is better than the shop's late. */
export const SOON_HEADER = 'prefer';

/** What a product's page shows besides: a card that is a product of the file shows none of it. */
export interface PageFacts
  extends Pick<Product, 'rating' | 'reviews' | 'drawn' | 'material' | 'views'> {
  /** How it fits, in a sentence. */
  fitText?: string;
}

/** A product of the file: all that its card shows, what it is found by, and more for its dialog. */
export interface ListedProduct extends CardProduct, Pick<Product, 'kind' | 'added'> {
  /** Its record says `isNew`. Another name, as a card's label "New" is for the featured ones alone. */
  markedNew?: true;
  /** The parts of the record's colour, the main one first. */
  colours: readonly string[];
  /** What products of its kind are called. */
  kindWords: string;
  /** What it is besides: its colours' families, for whom it is, whether it is on offer or new. */
  is: string;
  /** What else is in its picture, and for whom it is too: words that say less. */
  shows: string;
  page: PageFacts;
}

/** What search, filters and sorting look through. */
export interface SearchIndex {
  /** Every product of the shop, sold out or not, in the order of the shop's listing. */
  products: readonly ListedProduct[];
  /** By a word of the products, or a mark (lib/finding/parse-query): what is typed for it, with commas between. */
  words: Readonly<Record<string, string>>;
  /** The ids of the categories, in the order of Home. */
  categories: readonly string[];
  /** Searches that an empty search offers. */
  popular: readonly string[];
  /** By a page (lib/finding/find-pages): what is typed to find it. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The file as it was read. */
export interface CatalogueFile extends SearchIndex {
  /** The day of the build, '2026-11-22'. */
  date: string;
  /** The product of this id; 'gone' where the file does not have it, undefined where its entry is not valid. */
  product: (id: string) => ListedProduct | 'gone' | undefined;
}
