import { asRecord, parseJson } from '@/lib/values/unknown-values';
import { type BookedOrder, contentOf, parseBook } from './book';

interface BookCopy {
  book: readonly BookedOrder[];
  /** How many entries are none that this release of the shop knows. */
  unread: number;
}

interface TakenBack {
  book: readonly BookedOrder[];
  added: number;
  changed: number;
}

/** The copy in a file's text; undefined for any other text. */
export function readCopy(text: string): BookCopy | undefined {
  const { book } = asRecord(parseJson(text));
  if (!Array.isArray(book)) return undefined;
  const orders = parseBook(text);
  return { book: orders, unread: book.length - orders.length };
}

/** A book with the orders of another one. An order that both have gets what either of them knows. */
export function withCopy(book: readonly BookedOrder[], copy: readonly BookedOrder[]): TakenBack {
  const byId = new Map(book.map((entry) => [entry.id, entry]));
  for (const entry of copy) {
    const own = byId.get(entry.id);
    byId.set(entry.id, own ? mergedEntry(own, entry) : entry);
  }
  const merged = [...byId.values()];
  return {
    book: merged,
    added: merged.length - new Set(book.map(({ id }) => id)).size,
    changed: book.filter((entry) => byId.get(entry.id) !== entry).length,
  };
}

/** By what one of two entries is taken: the first number that differs decides, else the text. */
type Rank = (entry: BookedOrder) => readonly [number, number, string];

const ranks = {
  // The link with what the shop said last.
  code: ({ code, changed }) => [contentOf({ code }).state?.at ?? -1, changed, code],
  // What is empty on one phone is no reason to lose it on the other.
  name: ({ name, changed }) => [name.length && 1, changed, name],
  phone: ({ phone, changed }) => [phone.length && 1, changed, phone],
  note: ({ note, changed }) => [note.length && 1, changed, note],
  packed: ({ packed, changed }) => [packed.length && 1, changed, packed.join()],
} satisfies Partial<Record<keyof BookedOrder, Rank>>;

/**
 * An order as two phones have it: the later state, and of each text and the ticks the later one that is not
 * empty. Both phones come to the same, whichever is asked; `own` itself where the other adds nothing.
 */
function mergedEntry(own: BookedOrder, other: BookedOrder): BookedOrder {
  const from = (rank: Rank) => (isBefore(rank(own), rank(other)) ? other : own);
  // What takes the last word back belongs to that word.
  const { code, before } = from(ranks.code);
  const { name } = from(ranks.name);
  const { phone } = from(ranks.phone);
  const { note } = from(ranks.note);
  const { packed } = from(ranks.packed);
  const changed = Math.max(own.changed, other.changed);
  const merged = { ...own, code, before, name, phone, note, packed, changed };
  const isOwn = (Object.keys(merged) as (keyof BookedOrder)[]).every(
    (key) => merged[key] === own[key],
  );
  return isOwn ? own : merged;
}

function isBefore(one: ReturnType<Rank>, other: ReturnType<Rank>): boolean {
  const [first, second, text] = one;
  const [otherFirst, otherSecond, otherText] = other;
  if (first !== otherFirst) return first < otherFirst;
  return second === otherSecond ? text < otherText : second < otherSecond;
}
