'use client';

import { useEffect } from 'react';
import { onIdle } from '@/lib/browser/when-to-load.client';

/** Loads on any page what a cart needs once it is `filled` and the browser is idle: PayPal, old prices. */
export function usePaymentPreload(filled: boolean): void {
  useEffect(() => {
    if (filled) onIdle(preload);
  }, [filled]);
}

function preload(): void {
  // Opening the cart loads again.
  import('@/lib/payment/preload-cart.client').then((part) => part.preloadCart()).catch(() => {});
}
