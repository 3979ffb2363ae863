'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { cartDialogStore, closeCart } from '@/lib/cart/cart-dialog.client';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import type { Scene } from '@/lib/pictures/picture';
import { limits } from '@/lib/site/limits';
import { loadFailureText } from '@/lib/site/load-failure';
import { usePaymentPreload } from './use-payment-preload';

const cartDialog = lazyChunk(async () => (await import('./cart-dialog')).CartDialog);
const failure = loadFailureText('The cart did not open.');

/**
 * Loads the cart dialog when it is first opened. From then on it stays mounted, open or closed: a
 * payment may be in progress in it. Where it does not load, a notice says what else to do and the cart
 * keeps its lines.
 */
export function LazyCartDialog({ emptyCart }: { emptyCart: Scene }) {
  const open = useStore(cartDialogStore, (cart) => cart.open);
  const [Cart, setCart] = useState<ComponentType<{ emptyCart: Scene }>>();
  const notify = useNotifications();
  usePaymentPreload();
  useEffect(cartDialog.prefetch, []);
  useEffect(() => {
    if (!open || Cart) return;
    cartDialog.load().then(
      (loaded) => setCart(() => loaded),
      () => {
        closeCart();
        notify('error', failure, limits.longNoticeMs);
      },
    );
  }, [open, Cart, notify]);
  return Cart ? <Cart emptyCart={emptyCart} /> : null;
}
