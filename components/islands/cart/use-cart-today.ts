'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cartStore } from '@/lib/cart/cart-store.client';
import { type LineToday, linesToday, orderableLines } from '@/lib/cart/cart-today';
import { loadTodaysCatalogue, todaysCatalogueStore } from '@/lib/cart/todays-catalogue.client';

export interface CartToday {
  lines: readonly LineToday[];
  /** The lines that the total, the messages and a payment are about. */
  orderable: readonly LineToday[];
  status: 'notAsked' | 'pending' | 'loaded' | 'unreachable';
}

/** The cart with today's prices and stock, which are asked for when it opens (docs/behaviour.md 17.3). */
export function useCartToday(open: boolean): CartToday {
  const stored = useStore(cartStore, (cart) => cart.lines);
  const { status, catalogue } = useStore(todaysCatalogueStore);
  const filled = stored.length > 0;
  useEffect(() => {
    if (open && filled) void loadTodaysCatalogue();
  }, [open, filled]);
  const lines = linesToday(stored, catalogue);
  return { lines, orderable: orderableLines(lines), status };
}
