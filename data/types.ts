import type { sizeSets } from '@/data/catalogue/size-sets';
import type { ageGroups, genders, googleCategories } from '@/data/merchant';

/**
 * The shapes of what is in this folder. Which values are allowed is checked when the shop is built
 * (lib/catalogue/check), with a message that names file, product and field.
 */

/** One category: the one record that all its pages, links and tiles are made from. */
export interface CategoryRecord {
  /** Lower-case letters, digits and hyphens: its address, and the name of its file. */
  id: string;
  name: string;
  /** Where its products' photos are, under data/photos. A product may name another folder. */
  folder: string;
  description: string;
  /** The tile's picture, data/photos/scenes/<name>.jpg. Left out: the photo of its first product in stock. */
  tilePicture?: string;
  /** Has a shortcut on the icon of the shop installed on a phone. */
  appShortcut?: boolean;
  products: readonly ProductRecord[];
}

/** A group of products that a listing can begin with: data/catalogue/order.ts. */
export type ListingGroup = 'offers' | 'best sellers' | 'new';

/** One product: the one record that everything the shop shows of it is made from. */
export interface ProductRecord {
  /** Lower-case letters, digits and hyphens: its page's address and its photo's file name. */
  id: string;
  name: string;
  /** What the owner's old list called it, where that is another name or a number. */
  originalName?: string;
  /** The folder under data/photos that holds `<id>.jpg` (or .png, .webp, .svg). Left out: its category's. */
  folder?: string;
  /** Whole shillings. Left out beside `samplePrice` alone. */
  priceKes?: number;
  /** A product of the sample: without a price the shop draws one, and the build lists it. Remove the line when it has its price. */
  samplePrice?: true;
  /** Whole shillings, the price before it was lowered. The percentage follows from the two. */
  originalPriceKes?: number;
  /** A size set, or the product's own list. */
  sizes: SizeSetId | readonly string[];
  /** Beside its own list of sizes: the size guide that they belong to, such as 'waist'. A size set has its own. */
  sizeGuide?: string;
  /** How it fits beside what people usually wear. Left out: nothing is said. */
  fit?: Fit;
  /** Sold out: true for the whole product, or a list of its sizes that are sold out. */
  soldOut?: boolean | readonly string[];
  /** How many are left of a size, where few are: { '41': 2 }. A size with 0 is sold out. */
  sizesLeft?: Readonly<Record<string, number>>;
  description: string;
  /** What it is made of: 'Cotton jersey'. */
  material?: string;
  /** How to wash or clean it: 'Wash at 30°, dry in the shade'. */
  care?: string;
  /** The country or place it was made in: 'Kenya'. */
  madeIn?: string;
  /** Material, care, fit, madeIn and added are samples: the build lists it. Remove the line when they are true. */
  sampleFacts?: true;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** What the second picture and those after it show, in a few words: ['from the side', 'the sole']. */
  views?: readonly string[];
  /** No picture yet: a plain tinted panel is shown, and the build lists the product. */
  pictureAwaited?: boolean;
  /** The picture is drawn: the product's page says so and offers to ask for a photo. */
  drawn?: true;
  /** What customers gave it, out of 5, shown on its page and where it is offered or featured. Left out: nothing is shown. */
  rating?: number;
  /** From how many customers: beside `rating`, or left out with it. */
  reviews?: number;
  /** The rating is invented: the build lists it. Remove the line when customers have given it. */
  sampleRating?: true;
  /** "New" on its card, where it is featured. */
  isNew?: true;
  /** "Best seller" on its card, where it is featured. */
  isBestSeller?: true;
  /** Former addresses of its page, '<category>/<id>', from before it was renamed or moved. */
  formerPaths?: readonly string[];
  ageGroup: AgeGroup;
  gender: Gender;
  /** Up to three colours, the main one first: 'Navy' or 'Navy/White'. */
  colour: string;
  /** What it is: a word of data/merchant.ts. */
  kind: ProductKind;
  /** The day it came into the shop, 'YYYY-MM-DD', for the sort "newest". Left out: it is sorted last. */
  added?: string;
  /**
   * The day its record or its photo last changed, 'YYYY-MM-DD', for the sitemap. Left out: the shop compares the record
   * with the one that was last published.
   */
  updated?: string;
}

/** 'small' where a size up is right, 'large' where a size down is. */
export type Fit = 'small' | 'true' | 'large';
type SizeSetId = keyof typeof sizeSets;
export type AgeGroup = (typeof ageGroups)[number];
type Gender = (typeof genders)[number];
type ProductKind = keyof typeof googleCategories;

/** How to find one's size among the sizes of a size set, or of the products that name this guide. */
export interface SizeGuide {
  /** The name of a size set, or the word of a product's `sizeGuide`. Its address is /size-guide/#<id>. */
  id: string;
  /** 'Shoes' */
  title: string;
  /** The heading of the column of sizes: 'Size (EU)'. */
  sizeTitle: string;
  /** The columns beside the sizes, by the word that its rows use for them. */
  columns: Readonly<Record<string, SizeGuideColumn>>;
  /** What belongs to each size, the smallest first. */
  rows: Readonly<Record<string, Readonly<Record<string, SizeGuideValue>>>>;
  /** How to measure, a short step each. */
  steps: readonly string[];
  /** The drawing beside the steps. */
  figure: SizeGuideFigure;
  /** Which of two sizes to take for a person between them, where a product does not say how it fits. */
  between: 'larger' | 'smaller';
  /** Its figures are the usual ones and were not compared with the goods: the build lists it. */
  sample?: true;
}

interface SizeGuideColumn {
  title: string;
  /** 'cm' and 'number' hold numbers or [from, to]; 'text' holds texts. */
  holds: 'cm' | 'number' | 'text';
}

/** A number, from and to, or a text. */
export type SizeGuideValue = number | readonly [from: number, to: number] | string;

/** The drawings of how to measure that the shop has. */
export type SizeGuideFigure = 'foot' | 'child' | 'body' | 'waistband';

export type PageId = 'home' | 'shop' | 'about' | 'contact' | 'sizeGuide' | 'order';

/** What a page says of itself: on the page, in search results and where it is shared. */
export interface PageText {
  /** Its title without the shop's name, which is added. */
  title: string;
  description: string;
  /** The heading of the page. */
  heading: string;
  /** Below the heading. */
  lead?: string;
  /** In large letters on the card of a shared link. Left out: the heading. */
  cardTitle?: string;
  /** The day its words last changed, 'YYYY-MM-DD'. */
  updated: string;
}

/** Where the shop is. Every field but town and country may be left out. */
export interface Address {
  street?: string;
  town: string;
  county?: string;
  country: string;
  /** Two letters, as in web addresses: 'KE'. */
  countryCode: string;
}

/** When and where the shop can be visited, and its email. Each field may be left out. */
export interface Visit {
  email?: string;
  /** Degrees. Left out: no map and no directions are shown. */
  location?: { lat: number; lng: number };
  hours?: string;
  /** The same hours in the form that search engines read. */
  openingHours?: readonly OpeningHours[];
  /** Days on which it is closed against these hours, such as holidays: '2026-12-25'. */
  closedDays?: readonly string[];
  /** Left out: no plan is drawn. */
  streets?: Streets;
}

/**
 * The streets round the stall. Each point is how far it is from the stall in metres: to the east (to the
 * west with a minus), and to the north (to the south with a minus).
 */
export interface Streets {
  roads: readonly { name: string; from: StreetPoint; to: StreetPoint }[];
  landmarks: readonly { name: string; at: StreetPoint }[];
  /** What the shop came with, no real streets. */
  sample?: true;
}

export interface StreetPoint {
  east: number;
  north: number;
}

export interface OpeningHours {
  days: readonly Weekday[];
  /** '08:00' */
  opens: string;
  closes: string;
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** The pictures that show no product, each for one place: data/scenes.ts. */
export type SceneId =
  | 'hero-phone'
  | 'hero-wide'
  | 'hero-very-wide'
  | 'about'
  | 'empty-cart'
  | 'lost';

/** The shop's profile pages that the footer links to; those that it has. */
export interface Social {
  instagram?: string;
  tiktok?: string;
  pinterest?: string;
}

/** Where an order can go. */
export interface DeliveryArea {
  /** As the cart and the message name it; no two areas share a name. */
  name: string;
  /** Whole shillings; 0 for free. */
  feeKes: number;
  /** How it gets there: 'By rider'. */
  means: string;
  /** When it is there: '1–2 business days'. */
  time: string;
  /** Whether the shopper may pay when it arrives. */
  payOnDelivery: boolean;
  /** The shopper collects it: no place is asked for. */
  pickUp?: true;
  /** The place that the shopper writes is the town itself: the message names it in place of the area. */
  anyTown?: true;
  /** Fee and time are samples, which the build lists. Remove the line when they are the shop's own. */
  sample?: true;
}

/** What the cart says about paying by M-Pesa or a paybill, beside the numbers in shop.ts. */
export interface Payees {
  /** The name that M-Pesa shows for the number that money is sent to. */
  mpesaName: string;
  /** The name that M-Pesa shows for the paybill. */
  paybillName: string;
  /** Whether the paybill takes any account number: the order's reference is then the account. */
  paybillTakesReference?: true;
  /** A Buy Goods till and the name that M-Pesa shows for it. */
  till?: { number: string; name: string };
}

/** What M-Pesa asks of a customer who sends money. */
export interface MpesaTariff {
  /** The day on which it was compared with the published one, 'YYYY-MM-DD'. */
  checked: string;
  /** Whole shillings, the smallest sum first. */
  bands: readonly { upToKes: number; costKes: number }[];
}

/** What people type when they look for something, in small letters. The keys of `meanings` are words of the records. */
export interface SearchWords {
  meanings: Readonly<Record<string, readonly string[]>>;
  /** By the kind of a product: what each of that kind is called. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Before the highest price. */
  under: readonly string[];
  /** After the highest price. */
  orLess: readonly string[];
  /** Before the lowest price. */
  over: readonly string[];
  /** After the lowest price. */
  orMore: readonly string[];
  /** Between two numbers. */
  to: readonly string[];
  /** Left out of what is typed. */
  skip: readonly string[];
  /** Left out of the texts of the pictures. */
  notInPictures: readonly string[];
}

export interface Review {
  name: string;
  place?: string;
  /** 1 to 5. */
  rating?: number;
  text: string;
  /** Invented: the build lists it. Remove the line when a customer has said so. */
  sample?: true;
}

/** A figure of the page About. */
export interface AboutFigure {
  value: string;
  label: string;
  /** Invented: the build lists it. Remove the line when the figure is the shop's own. */
  sample?: true;
}

export interface Question {
  question: string;
  answer: string;
}

export interface TitledText {
  title: string;
  text: string;
}

/** The shop's colours by what they are for, '#1b5e20'. */
export type Colours = Readonly<Record<ColourName, string>>;
export type ColourName =
  | 'brand'
  | 'brandDeep'
  | 'action'
  | 'actionDeep'
  | 'accent'
  | 'ink'
  | 'inkSoft'
  | 'paper'
  | 'paperDeep'
  | 'white'
  | 'line'
  | 'edge'
  | 'tintPicture'
  | 'tintGood'
  | 'tintNote'
  | 'tintWarm'
  | 'tintCool';
