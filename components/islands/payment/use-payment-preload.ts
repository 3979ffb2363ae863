'use client';

import { useEffect } from 'react';
import { useCart } from '@/components/islands/cart/use-cart';
import { loadPayment } from '@/lib/browser/payment';

/** Starts loading PayPal as soon as the cart holds something, on any page (design §4.7). */
export function usePaymentPreload(): void {
  const filled = useCart((cart) => cart.lines.length > 0);
  useEffect(() => {
    // A failure is told by the loader, and tried again when the cart is opened.
    if (filled) loadPayment().catch(() => {});
  }, [filled]);
}
