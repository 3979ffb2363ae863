import type { Colours } from '@/data/schema/colours';

/**
 * Every colour of the shop: its pages, share cards, icons and edges follow. A colour is six digits
 * after #, such as #1b5e20. The check says which two are too close to be read on each other.
 */
export const colours: Colours = {
  /** Pineapple yellow: the bar, price tickets, the buttons that sell. Ink is written on it. */
  brand: '#ffc629',
  /** The same under a pointer. */
  brandDeep: '#f0ad00',
  /** Leaf green: links, the chat's buttons, the icon's ground. White is written on it. */
  action: '#17603a',
  /** The same under a pointer, and the footer. */
  actionDeep: '#0f4429',
  /** Clay: discounts, the cart's number, mistakes in a form. White is written on it. */
  accent: '#b63a16',
  /** Letters and frames. */
  ink: '#1d1a12',
  /** Less important letters. */
  inkSoft: '#595240',
  /** The ground of every page. */
  paper: '#fffaf0',
  /** The ground of every other section. */
  paperDeep: '#f8edd6',
  /** Fields and plain buttons, and letters on dark colours. */
  white: '#ffffff',
  /** Lines between rows. */
  line: '#e5d8bb',
  /** The frames of fields and sizes. */
  edge: '#8f8468',
  /** In place of a picture until it has loaded. */
  tintPicture: '#ead9bd',
  /** Good news: reviews, a paid order, the wholesale price. */
  tintGood: '#cbddbf',
  /** Notes in the cart. */
  tintNote: '#f6df9a',
  /** The ground of About's figures. */
  tintWarm: '#ebc4ab',
  /** The ground of the map. */
  tintCool: '#c9dad9',
};
