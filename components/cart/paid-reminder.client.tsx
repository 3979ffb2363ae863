'use client';

import { useEffect } from 'react';
import { tabStorage } from '@/lib/browser/phone-storage.client';
import { loadCartBehind } from '@/lib/cart/open-cart.client';
import { parsePaidOrder } from '@/lib/order/paid-order';
import { paidOrderKey } from '@/lib/remembered/storage-keys';

/** On the page that a payment leads to: loads the cart, which asks where to deliver what was paid, unless it was tapped. */
export function PaidReminder() {
  useEffect(() => {
    const order = parsePaidOrder(tabStorage.get(paidOrderKey) ?? null, Date.now());
    if (order && !order.tapped) loadCartBehind();
  }, []);
  return null;
}
