import { asRecord, parseJson } from '@/lib/values/unknown-values';
import { type BookedOrder, bookText, parseBook } from './book';

/** A book that was saved as a file. */
export interface BookCopy {
  book: readonly BookedOrder[];
  /** How many entries are none that this release of the shop knows. */
  unread: number;
}

/** What a copy brings to a book. */
export interface TakenBack {
  book: readonly BookedOrder[];
  added: number;
  changed: number;
}

/** The copy that a file's text is; undefined where it is none. */
export function readCopy(text: string): BookCopy | undefined {
  const { book } = asRecord(parseJson(text));
  if (!Array.isArray(book)) return undefined;
  const orders = parseBook(text);
  return { book: orders, unread: book.length - orders.length };
}

/**
 * A book with the orders of another one. Of an order that both have, the entry that was changed later counts;
 * of two at the same time the one with more in it.
 */
export function withCopy(book: readonly BookedOrder[], copy: readonly BookedOrder[]): TakenBack {
  const byId = new Map(book.map((entry) => [entry.id, entry]));
  for (const entry of copy) {
    const own = byId.get(entry.id);
    if (!own || isLater(entry, own)) byId.set(entry.id, entry);
  }
  const merged = [...byId.values()];
  return {
    book: merged,
    added: merged.length - new Set(book.map(({ id }) => id)).size,
    changed: book.filter((entry) => byId.get(entry.id) !== entry).length,
  };
}

/** Two phones must come to the same, whichever is asked: the texts decide at the same time. */
function isLater(entry: BookedOrder, other: BookedOrder): boolean {
  if (entry.changed !== other.changed) return entry.changed > other.changed;
  const [one, two] = [bookText([entry]), bookText([other])];
  return one.length === two.length ? one > two : one.length > two.length;
}
