'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import {
  type LineToday,
  linesToday,
  orderableLines,
  type TodaysCatalogue,
} from '@/lib/cart/cart-today';
import {
  type CatalogueStatus,
  loadTodaysCatalogue,
  todaysCatalogueStore,
} from '@/lib/cart/todays-catalogue.client';

export interface CartToday {
  lines: readonly LineToday[];
  /** The lines that the total, the messages and a payment are about. */
  orderable: readonly LineToday[];
  status: CatalogueStatus;
  /** The day of all these prices, '2026-11-22', where the phone had kept them and there is no network. */
  keptOf: string | undefined;
}

/**
 * The cart with today's prices and stock, which are asked for when it opens and when its products change
 * while it is open, and again once the network is back.
 */
export function useCartToday(open: boolean): CartToday {
  const stored = useStore(cartStore, (cart) => cart.lines);
  const { status, catalogue } = useStore(todaysCatalogueStore);
  // A line of an earlier release has no id; the text is empty for an empty cart alone.
  const ids = stored.map(({ id }) => String(id)).join();
  useEffect(() => {
    if (!open || !ids) return;
    const load = () => void loadTodaysCatalogue();
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [open, ids]);
  const lines = linesToday(stored, catalogue);
  const keptOf = status === 'unreachable' ? dayOfKept(stored, catalogue) : undefined;
  return { lines, orderable: orderableLines(lines), status, keptOf };
}

/** Undefined where the prices of a line are those it was stored with. */
function dayOfKept(
  lines: readonly CartLine[],
  catalogue: TodaysCatalogue | undefined,
): string | undefined {
  const all = lines.every(({ id }) => id !== undefined && catalogue?.products.has(id));
  return catalogue?.isKept && all ? catalogue.date : undefined;
}
