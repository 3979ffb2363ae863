'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cartStore } from '@/lib/cart/cart-store.client';
import { onIdle } from '@/lib/page/on-idle.client';

/** Loads PayPal's script on any page once the cart holds something and the browser is idle. */
export function usePaymentPreload(): void {
  const filled = useStore(cartStore, (cart) => cart.lines.length > 0);
  useEffect(() => {
    if (filled) onIdle(preload);
  }, [filled]);
}

function preload(): void {
  // The loader reports a failure; opening the cart loads again.
  import('@/lib/payment/payment.client').then(({ loadPayment }) => loadPayment()).catch(() => {});
}
