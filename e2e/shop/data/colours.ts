import type { Colours } from '@/data/schema/colours';

/**
 * Every colour of the shop: its pages, share cards, icons and edges follow. A colour is six digits
 * after #, such as #1b5e20. The check says which two are too close to be read on each other.
 */
export const colours: Colours = {
  /** Pineapple yellow: the bar, price tickets, the buttons that sell. Ink is written on it. */
  brand: '#9cd3ff',
  /** The same under a pointer. */
  brandDeep: '#6fbcf7',
  /** Leaf green: links, the chat's buttons, the icon's ground. White is written on it. */
  action: '#0b4f9e',
  /** The same under a pointer, and the footer. */
  actionDeep: '#08305f',
  /** Clay: discounts, the cart's number, mistakes in a form. White is written on it. */
  accent: '#a1165c',
  /** Letters and frames. */
  ink: '#10182a',
  /** Less important letters. */
  inkSoft: '#46506a',
  /** The ground of every page. */
  paper: '#fbfdff',
  /** The ground of every other section. */
  paperDeep: '#e6eff8',
  /** Fields and plain buttons, and letters on dark colours. */
  white: '#ffffff',
  /** Lines between rows. */
  line: '#cfdcea',
  /** The frames of fields and sizes. */
  edge: '#6d7f99',
  /** In place of a picture until it has loaded. */
  tintPicture: '#d3e0ee',
  /** Good news: reviews, a paid order, the wholesale price. */
  tintGood: '#cfe3ff',
  /** Notes in the cart. */
  tintNote: '#dde6ff',
  /** The ground of About's figures. */
  tintWarm: '#e6d9ee',
  /** The ground of the map. */
  tintCool: '#cfe6ea',
};
