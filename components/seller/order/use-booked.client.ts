'use client';

import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { OrderContent } from '@/lib/order/order-link-format';
import { type BookedOrder, bookId, contentOf, type EntryChange, newEntry } from '@/lib/seller/book';
import { bookStore, changeEntry } from '@/lib/seller/book.client';

/** An order in the book of this phone. */
export interface Booked {
  book: readonly BookedOrder[];
  entry: BookedOrder;
  /** As the book has it, with its state. */
  content: OrderContent;
  change: (change: (entry: BookedOrder) => EntryChange) => void;
}

/**
 * The order of a link as the book has it. A change restores an order that was removed meanwhile.
 */
export function useBooked({ lines, order }: OrderContent): Booked {
  const first = useMemo(() => entryOf({ lines, order }), [lines, order]);
  const book = useStore(bookStore, ({ list }) => list);
  const entry = book.find(({ id }) => id === first.id) ?? first;
  const content = useMemo(() => contentOf(entry), [entry]);
  const change = useCallback<Booked['change']>((next) => changeEntry(first, next), [first]);
  return { book, entry, content, change };
}

function entryOf(content: OrderContent): BookedOrder {
  const entry = newEntry(content, 0);
  if (!entry) throw new Error(`No link carries the order ${bookId(content)}`);
  return entry;
}
