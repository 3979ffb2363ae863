import { createStore } from 'zustand/vanilla';
import type { BookSearch } from './find-orders';

/** The number of orders drawn at first, and added by each tap on more. A cheap phone draws them in 0.1 s. */
const SHOWN_ORDERS = 25;

/** What the book shows: it stays while an order is open, as long as the page does. */
interface BookView extends BookSearch {
  shown: number;
}

export const bookViewStore = createStore<BookView>()(() => ({ text: '', shown: SHOWN_ORDERS }));

/** Looks for other orders, from the first one on. */
export function searchBook(change: BookSearch): void {
  bookViewStore.setState({ ...change, shown: SHOWN_ORDERS });
}

export function showMoreOrders(): void {
  bookViewStore.setState(({ shown }) => ({ shown: shown + SHOWN_ORDERS }));
}

let leftAt = 0;

/** Remembers how far down the page is, as an order of the book is opened. */
export function keepPlace(): void {
  leftAt = window.scrollY;
}

/** Scrolls the book to where it was left. For Back a browser does so before the book is drawn, in vain. */
export function returnToPlace(): void {
  if (leftAt > 0) window.scrollTo({ top: leftAt, behavior: 'instant' });
  leftAt = 0;
}
