'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import type { Words } from '@/data/words/types';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { destinationOf } from '@/lib/order/delivery';
import { orderChoicesStore } from '@/lib/order/order-choices.client';
import { paidOrderText } from '@/lib/order/paid-order';
import { keepPaidOrder } from '@/lib/order/paid-order.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { serviceLimits } from '@/lib/site/service-limits';
import { sitePath } from '@/lib/site/site-path';

/**
 * After a payment: keeps the message that asks to deliver it, reports the payment and, unless the address
 * changes meanwhile, opens the shop.
 */
export function useAfterPayment({ order, payment }: Pick<Words, 'order' | 'payment'>): void {
  const paid = useStore(paymentStore, (store) => store.paid);
  const notify = useNotifications();

  useEffect(() => {
    if (!paid) return;
    const destination = destinationOf(orderChoicesStore.getState());
    keepPaidOrder({ ...paidOrderText(order, paid, destination), at: Date.now() });
    notify('success', payment.paid, serviceLimits.afterPaymentMs);
    const from = window.location.href;
    const departure = setTimeout(() => {
      if (window.location.href === from) window.location.assign(sitePath(shopPath));
    }, serviceLimits.afterPaymentMs);
    return () => clearTimeout(departure);
  }, [paid, notify, order, payment.paid]);
}
