import { storedList } from '@/lib/browser/stored-list.client';
import type { OrderContent } from '@/lib/order/order-link-format';
import { bookKey } from '@/lib/remembered/storage-keys';
import {
  type BookedOrder,
  bookText,
  type EntryChange,
  parseBook,
  withChangedEntry,
  withOrderOf,
  withoutEntries,
} from './book';

const kept = storedList(bookKey, parseBook, bookText);

/** The order book of this phone, the order that was taken up last first. */
export const bookStore = kept.store;

/** Takes an order into the book. One that is there keeps its state, whatever the link says. Never throws. */
export function takeUpOrder(content: OrderContent): void {
  const { list, saved } = bookStore.getState();
  // An order that is looked at again writes nothing.
  if (saved && withOrderOf(list, content, 0) === list) return;
  kept.change((book) => withOrderOf(book, content, Date.now()));
}

/** Changes an entry as the book has it now; one that was removed meanwhile is in the book again. Never throws. */
export function changeEntry(entry: BookedOrder, change: (entry: BookedOrder) => EntryChange): void {
  kept.change((book) => withChangedEntry(book, entry, change, Date.now()));
}

/** Removes entries by their ids. Never throws. */
export function removeEntries(ids: readonly string[]): void {
  kept.change((book) => withoutEntries(book, ids));
}

/** Changes the book as a whole: what a copy adds. Never throws. */
export function changeBook(next: (book: readonly BookedOrder[]) => readonly BookedOrder[]): void {
  kept.change(next);
}
