'use client';

import { useEffect } from 'react';
import { tabStorage } from '@/lib/browser/phone-storage.client';
import { loadCartBehind } from '@/lib/cart/open-cart.client';
import { paidOrderKey } from '@/lib/remembered/storage-keys';
import { asRecord, parseJson } from '@/lib/values/unknown-values';

/** On the page that a payment leads to: loads the cart, which asks where to deliver what was paid, unless it was tapped. */
export function PaidReminder() {
  useEffect(() => {
    const order = parseJson(tabStorage.get(paidOrderKey));
    if (order && !asRecord(order).tapped) loadCartBehind();
  }, []);
  return null;
}
