import { encodeLink, type OrderContent, parseLink } from '@/lib/order/order-link-format';
import { minuteAfter, type OrderState, stepOf, withoutLast } from '@/lib/order/order-state';
import { fnv1a } from '@/lib/values/fnv1a';
import { asRecord, parseJson, textOf } from '@/lib/values/unknown-values';
import { cutText } from '@/lib/values/well-formed';

/** In UTF-16 units. */
export const longestCustomer = 60;
const longestPhone = 30;
export const longestNote = 400;

/** An order in the book of the shop's own phone. */
export interface BookedOrder {
  /** Made by `bookId`. */
  id: string;
  /** What the order's link has after '#', with the state that the shop has given it. */
  code: string;
  /** The customer's; '' for none. */
  name: string;
  phone: string;
  note: string;
  /** The ticked rows of its packing list, counted from 0. */
  packed: readonly number[];
  /** The code before the shop last said something, and the minute at which it was said: to take that back. */
  before?: { code: string; at: number } | undefined;
  /**
   * When somebody last changed it, in ms since 1970; 0 for an order that was only opened. Of what two copies
   * say of it the later one counts.
   */
  changed: number;
}

/** An order's reference with a mark of its lines: a link with other lines is another order. */
export function bookId({ lines, order }: OrderContent): string {
  // What a page adds to a line, such as today's prices, makes no other order of it.
  const marks = lines.map(({ id, size, priceKes, quantity }) => [id, size, priceKes, quantity]);
  return `${order.reference}.${fnv1a(JSON.stringify(marks)).toString(36)}`;
}

/** A link's order as the book takes it up: without the state of the link, which anybody can write. */
export function newEntry({ lines, order }: OrderContent, changed = 0): BookedOrder | undefined {
  const code = encodeLink({ lines, order });
  if (!code) return undefined;
  const id = bookId({ lines, order });
  return { id, code, name: '', phone: '', note: '', packed: [], changed };
}

/** What may change in an entry. */
export type EntryChange = Partial<Omit<BookedOrder, 'id' | 'changed'>>;

/**
 * The book with the order of a link. One that is there stays: before the shop has confirmed it with the
 * area, place and way to pay of the link that was opened last, afterwards as it is.
 */
export function withOrderOf(
  book: readonly BookedOrder[],
  content: OrderContent,
  now: number,
): readonly BookedOrder[] {
  const id = bookId(content);
  const entry = book.find((one) => one.id === id);
  if (!entry) {
    const added = newEntry(content);
    return added ? [added, ...book] : book;
  }
  const { state } = contentOf(entry);
  if (stepOf(state) !== 'new') return book;
  const { lines, order } = content;
  const code = encodeLink({ lines, order, ...(state && { state }) });
  return !code || code === entry.code ? book : withChangedEntry(book, entry, () => ({ code }), now);
}

/** The book with a changed entry, which is put at its beginning where the book does not have it. */
export function withChangedEntry(
  book: readonly BookedOrder[],
  entry: BookedOrder,
  change: (entry: BookedOrder) => EntryChange,
  now: number,
): readonly BookedOrder[] {
  const changed = (one: BookedOrder) => ({ ...one, ...change(one), changed: now });
  return book.some(({ id }) => id === entry.id)
    ? book.map((one) => (one.id === entry.id ? changed(one) : one))
    : [changed(entry), ...book];
}

/** The book without the entries of these ids. */
export function withoutEntries(
  book: readonly BookedOrder[],
  ids: readonly string[],
): readonly BookedOrder[] {
  return book.filter(({ id }) => !ids.includes(id));
}

/** The change that gives an entry's order a state. Throws for one that no link can carry, as no field takes such. */
export function stateChange(entry: BookedOrder, state: OrderState): EntryChange {
  const code = codeWith(entry, state);
  return code === entry.code ? {} : { code, before: { code: entry.code, at: state.at } };
}

/**
 * The change that takes back what the shop said last of an entry's order, as something said at a minute: the
 * state is what it was before, or where that is not kept it loses its question, or else its last step.
 */
export function backChange(entry: BookedOrder, at: number): EntryChange {
  const { state } = contentOf(entry);
  if (!state) return {};
  const { before } = entry;
  const last = before?.at === state.at ? contentOf(before).state : withoutLast(state, at);
  const code = codeWith(entry, { steps: [], ...last, at: minuteAfter(state, at) });
  return { code, before: undefined };
}

function codeWith(entry: BookedOrder, state: OrderState): string {
  const code = encodeLink({ ...contentOf(entry), state });
  if (!code) throw new Error(`No link carries this state of the order ${entry.id}`);
  return code;
}

/** The orders of a text of storage or of a copy, in its order; anything that is not one is left out. */
export function parseBook(text: string | null): readonly BookedOrder[] {
  const { book } = asRecord(parseJson(text));
  return Array.isArray(book) ? book.flatMap(parseEntry) : [];
}

/** The orders as storage and copies keep them. */
export function bookText(book: readonly BookedOrder[]): string {
  return JSON.stringify({ book });
}

/** What an entry's code has. */
export function contentOf({ code }: Pick<BookedOrder, 'code'>): OrderContent {
  const content = parseLink(code);
  if (typeof content === 'string' || !content.order) throw new Error('The book has no such order');
  return { ...content, order: content.order };
}

function parseEntry(value: unknown): readonly BookedOrder[] {
  const { code, name, phone, note, packed, before, changed } = asRecord(value);
  const content = parseLink(textOf(code));
  if (typeof content === 'string' || !content.order) return [];
  const { lines, order } = content;
  return [
    {
      id: bookId({ lines, order }),
      code: textOf(code),
      name: cutText(textOf(name), longestCustomer),
      phone: cutText(textOf(phone), longestPhone),
      note: cutText(textOf(note), longestNote),
      packed: Array.isArray(packed)
        ? packed.filter(Number.isInteger).filter((row) => lines[row])
        : [],
      ...parseBefore(before),
      changed: Number.isFinite(changed) ? Number(changed) : 0,
    },
  ];
}

function parseBefore(value: unknown): Pick<BookedOrder, 'before'> {
  const { code, at } = asRecord(value);
  const content = parseLink(textOf(code));
  const isOrder = typeof content === 'object' && content.order !== undefined;
  return isOrder && typeof at === 'number' ? { before: { code: textOf(code), at } } : {};
}
