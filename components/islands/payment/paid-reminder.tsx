'use client';

import { useEffect } from 'react';
import { loadCartBehind } from '@/lib/cart/cart-dialog.client';
import { paidOrderKey } from '@/lib/order/paid-order-key';

/** On the page that a payment leads to: loads the cart, which asks where to deliver what was paid. */
export function PaidReminder() {
  useEffect(() => {
    try {
      if (window.sessionStorage.getItem(paidOrderKey)) loadCartBehind();
    } catch {}
  }, []);
  return null;
}
