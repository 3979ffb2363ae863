'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import type { Words } from '@/data/words/types';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { serviceLimits } from '@/lib/site/service-limits';
import { sitePath } from '@/lib/site/site-path';

/** After a payment: reports it and, unless the address changes meanwhile, opens the shop. */
export function useAfterPayment({ payment }: Pick<Words, 'payment'>): void {
  const paid = useStore(paymentStore, (store) => store.paid);
  const notify = useNotifications();

  useEffect(() => {
    if (paid === 0) return;
    notify('success', payment.paid, serviceLimits.afterPaymentMs);
    const from = window.location.href;
    const departure = setTimeout(() => {
      if (window.location.href === from) window.location.assign(sitePath(shopPath));
    }, serviceLimits.afterPaymentMs);
    return () => clearTimeout(departure);
  }, [paid, notify, payment.paid]);
}
