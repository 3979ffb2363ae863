'use client';

import { useEffect } from 'react';
import { onIdle } from '@/lib/page/on-idle.client';

/** Loads PayPal's script on any page once the cart is `filled` and the browser is idle. */
export function usePaymentPreload(filled: boolean): void {
  useEffect(() => {
    if (filled) onIdle(preload);
  }, [filled]);
}

function preload(): void {
  // The loader reports a failure; opening the cart loads again.
  import('@/lib/payment/payment.client').then(({ loadPayPal }) => loadPayPal()).catch(() => {});
}
