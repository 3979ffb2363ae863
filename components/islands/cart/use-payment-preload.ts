'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/page/on-idle.client';
import { useCart } from './use-cart';

/**
 * Starts loading PayPal as soon as the cart holds something and what was tapped stands, on any page
 * (design §4.7).
 */
export function usePaymentPreload(): void {
  const filled = useCart((cart) => cart.lines.length > 0);
  useEffect(() => {
    if (filled) whenIdle(preload);
  }, [filled]);
}

function preload(): void {
  // A failure is told by the loader, and tried again when the cart is opened.
  import('@/lib/payment/payment.client').then(({ loadPayment }) => loadPayment()).catch(() => {});
}
