'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { cartDialogStore, closeCart } from '@/lib/cart/cart-dialog.client';
import { laterPart } from '@/lib/page/lazy-chunk.client';
import type { Scene } from '@/lib/pictures/picture';
import { limits } from '@/lib/site/limits';
import { loadFailureText } from '@/lib/site/load-failure';
import { usePaymentPreload } from './use-payment-preload';

const cartDialog = laterPart(async () => (await import('./cart-dialog')).CartDialog);
const notThere = loadFailureText('The cart did not open.');

/**
 * Where the cart comes in, at its first opening. Once there it stays, open or closed: a payment may
 * go on in it. Where it does not come she is told what else to do; what is in it stays in it.
 */
export function CartDoor({ emptyCart }: { emptyCart: Scene }) {
  const open = useStore(cartDialogStore, (cart) => cart.open);
  const [Cart, setCart] = useState<ComponentType<{ emptyCart: Scene }>>();
  const notify = useNotifications();
  usePaymentPreload();
  useEffect(cartDialog.fetchAhead, []);
  useEffect(() => {
    if (!open || Cart) return;
    cartDialog.get().then(
      (loaded) => setCart(() => loaded),
      () => {
        closeCart();
        notify('error', notThere, limits.longNoticeMs);
      },
    );
  }, [open, Cart, notify]);
  return Cart ? <Cart emptyCart={emptyCart} /> : null;
}
