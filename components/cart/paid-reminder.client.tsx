'use client';

import { useEffect } from 'react';
import { loadCartBehind } from '@/lib/cart/open-cart.client';
import { paidOrderKey } from '@/lib/remembered/storage-keys';

/** On the page that a payment leads to: loads the cart, which asks where to deliver what was paid, unless it was tapped. */
export function PaidReminder() {
  useEffect(() => {
    try {
      const stored = window.sessionStorage.getItem(paidOrderKey);
      if (stored && !JSON.parse(stored).tapped) loadCartBehind();
    } catch {}
  }, []);
  return null;
}
