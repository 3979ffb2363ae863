'use client';

import { type ComponentProps, type FunctionComponent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { shop } from '@/data/shop';
import { cartDialogStore, closeCart } from '@/lib/browser/cart-dialog';
import { laterPart } from '@/lib/browser/later-part';
import { localPhone } from '@/lib/phone';
import type { CartDialog } from './cart-dialog';
import { usePaymentPreload } from './use-payment-preload';

const cartDialog = laterPart(async () => (await import('./cart-dialog')).CartDialog);
const notThere = `The cart did not open. Tap it again, or order by phone: ${localPhone(shop.phone)}`;

/**
 * Where the cart comes in, at its first opening. Once there it stays, open or closed: a payment may
 * go on in it. Where it does not come she is told what else to do; what is in it stays in it.
 */
export function CartDoor(props: ComponentProps<typeof CartDialog>) {
  const open = useStore(cartDialogStore, (cart) => cart.open);
  const [Cart, setCart] = useState<FunctionComponent<typeof props>>();
  const notify = useNotifications();
  usePaymentPreload();
  useEffect(cartDialog.fetchAhead, []);
  useEffect(() => {
    if (!open || Cart) return;
    cartDialog.get().then(
      (loaded) => setCart(() => loaded),
      () => {
        closeCart();
        notify('error', notThere, 6000);
      },
    );
  }, [open, Cart, notify]);
  return Cart ? <Cart {...props} /> : null;
}
