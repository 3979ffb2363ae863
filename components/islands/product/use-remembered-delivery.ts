'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { cartDialogStore } from '@/lib/cart/cart-dialog.client';
import { orderChoicesKey } from '@/lib/order/order-choices-key';
import type { rememberedDelivery } from '@/lib/order/remembered-delivery.client';
import { storedText } from '@/lib/page/stored-text.client';

type Rows = typeof rememberedDelivery;

/**
 * Makes the rows on delivery of a product's own message (docs/behaviour.md 18.7), where this phone's cart
 * has a destination; undefined otherwise, and until the script with the areas has loaded.
 */
export function useRememberedDelivery(): Rows | undefined {
  const cartOpen = useStore(cartDialogStore, (cart) => cart.open === true);
  const [rows, setRows] = useState<Rows>();
  useEffect(() => {
    if (cartOpen || !isDestinationKept()) return;
    const load = async () => {
      const { rememberedDelivery } = await import('@/lib/order/remembered-delivery.client');
      // A new function each time, as the choice may have changed in the cart.
      setRows(() => (words: Parameters<Rows>[0], kes: number) => rememberedDelivery(words, kes));
    };
    load().catch(() => {});
  }, [cartOpen]);
  return rows;
}

function isDestinationKept(): boolean {
  return /"(?:area|place)":"[^"]/.test(storedText(orderChoicesKey));
}
