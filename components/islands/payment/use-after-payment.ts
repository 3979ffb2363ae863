'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { messages } from '@/data/messages';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { limits } from '@/lib/site/limits';

/** After a payment: says so, and 5 s later goes to the shop, unless she has gone elsewhere (spec §4). */
export function useAfterPayment(): void {
  const paid = useStore(paymentStore, (payment) => payment.paid);
  const page = usePathname();
  const router = useRouter();
  const notify = useNotifications();
  const departure = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (paid === 0) return;
    notify('success', messages.paid, limits.afterPaymentMs);
    const from = window.location.href;
    departure.current = setTimeout(() => {
      if (window.location.href === from) router.push('/shop/');
    }, limits.afterPaymentMs);
  }, [paid, notify, router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what calls it off
  useEffect(() => () => clearTimeout(departure.current), [page]);
}
