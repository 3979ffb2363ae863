'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cartStore } from '@/lib/cart/cart-store.client';
import { type LineToday, linesToday, orderableLines } from '@/lib/cart/cart-today';
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
}

/**
 * The cart with today's prices and stock, which are asked for when it opens and when its products change
 * while it is open (docs/behaviour.md 17.3).
 */
export function useCartToday(open: boolean): CartToday {
  const stored = useStore(cartStore, (cart) => cart.lines);
  const { status, catalogue } = useStore(todaysCatalogueStore);
  // A line of an earlier release has no id; the text is empty for an empty cart alone.
  const ids = stored.map(({ id }) => String(id)).join();
  useEffect(() => {
    if (open && ids) void loadTodaysCatalogue();
  }, [open, ids]);
  const lines = linesToday(stored, catalogue);
  return { lines, orderable: orderableLines(lines), status };
}
