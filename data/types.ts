/**
 * The shapes of the facts in this folder. What the values may be is checked by lib/catalogue/check
 * when the shop is built, so an owner's slip names its file, product and field.
 */

export interface Category {
  id: string;
  name: string;
  /** Where the category's pictures mostly stand under data/photos. */
  folder: string;
  description: string;
  /** Its picture on Home; left out, its first product's. */
  tile?: SceneId;
}

/** A picture that is no product's: its file is data/photos/scenes/<id>.jpg. */
export type SceneId =
  | 'hero-phone'
  | 'hero-wide'
  | 'about'
  | 'empty-cart'
  | 'lost'
  | 'tile-baby-shoes-suit'
  | 'tile-shirts-hoodies'
  | 'tile-tshirts-palazzo'
  | 'tile-women-men-shoes';

export type SizeSetId = 'baby' | 'clothes' | 'shoes';

/** One product, one record. Everything the shop shows of a product starts here. */
export interface ProductRecord {
  /** Stable and readable: it is the page's address and the picture's file name. */
  id: string;
  /** The name in the owner's old list: a name, or a number that data/display-names.ts turns into one. */
  originalName: string;
  category: string;
  /** The folder under data/photos that holds `<id>.jpg` (or .png, .webp, .svg). */
  folder: string;
  /** Whole shillings. Left out: the shop draws one (spec §3) and the build says so. */
  priceKes?: number;
  /** A size set, or the product's own list. */
  sizes: SizeSetId | readonly string[];
  description: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** No picture yet: a plain tinted panel stands for it, and the build says so. */
  pictureAwaited?: boolean;
  /** Where its page stood before, '<category>/<id>': after another id, or another category. */
  formerPaths?: readonly string[];
  /** For whom it is, as the feeds say it. */
  ageGroup: AgeGroup;
  gender: Gender;
  /** Up to three colours, the main one first: 'Navy' or 'Navy/White'. */
  colour: string;
  /** What it is; data/merchant.ts has the words of the feeds for it. */
  kind: ProductKind;
  /** The day its facts or its photo last changed, 'YYYY-MM-DD': the sitemap tells search engines. */
  updated: string;
}

export type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult';
export type Gender = 'male' | 'female' | 'unisex';
export type ProductKind = 'shoes' | 'shirts' | 'trousers' | 'baby-one-pieces' | 'baby-outfits';

/** What a page says of itself to search engines and to those it is shared with. */
export interface PageText {
  /** The shop's name follows it. */
  title: string;
  description: string;
  /** In large letters on the card that a shared link shows. */
  cardTitle: string;
  /** The day its words last changed, 'YYYY-MM-DD'. */
  updated: string;
}

/** What an offer or a featured product adds to the product it points at. */
export interface Promotion {
  productId: string;
  /** Whole shillings, before the discount. The discount follows from it and the product's price. */
  originalPriceKes: number;
  /** A sample, out of 5. */
  rating: number;
  /** How many reviews the sample rating stands for. */
  reviews: number;
  isNew: boolean;
  isBestSeller: boolean;
}

export interface Review {
  name: string;
  place: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface TitledText {
  title: string;
  text: string;
}
