'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { longNoticeMs } from '@/lib/browser/notice-times';
import { openCartStore } from '@/lib/cart/open-cart.client';
import { destinationOf } from '@/lib/delivery/delivery';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { fillText } from '@/lib/format/fill-text';
import { shopPath } from '@/lib/links/page-paths';
import { pageHref } from '@/lib/links/site-path';
import { keepPaidOrder, paidOrderStore } from '@/lib/order/paid-order-store.client';
import { paidOrderText } from '@/lib/order/paid-order-text';
import { doubtStore } from '@/lib/payment/kept-doubt.client';
import { paymentStore, refusalStore } from '@/lib/payment/payment-store.client';
import { keepOrder, orderIdentity } from '@/lib/sent/orders.client';
import { paymentWords } from '@/words/payment';

/** The page shows its thanks so long before it leaves for the shop. */
export const afterPaymentMs = 5000;

/**
 * Reports a payment that did not go through while the cart is closed.
 * After a payment: keeps the message that asks to deliver it, reports the payment and opens the shop,
 * unless the address has changed or that message is on its way.
 */
export function useAfterPayment(): void {
  const paid = useStore(paymentStore, (store) => store.paid);
  const notify = useNotifications();

  useEffect(
    () =>
      refusalStore.subscribe(({ refused }) => {
        // The open cart says it by itself.
        if (!refused || openCartStore.getState().open === true) return;
        const order = doubtStore.getState().doubt?.orderID ?? '';
        notify('error', fillText(paymentWords[refused], { order }), longNoticeMs);
      }),
    [notify],
  );

  useEffect(() => {
    if (!paid) return;
    const destination = destinationOf(orderChoicesStore.getState());
    const message = paidOrderText(paid, destination, orderIdentity(paid.lines));
    keepOrder({ code: message.code, lines: paid.lines });
    keepPaidOrder({ ...message, at: Date.now() });
    notify('success', paymentWords.paid, afterPaymentMs);
    const from = window.location.href;
    const departure = setTimeout(() => {
      // The chat of that message may still be loading: another address would stop it.
      const isPlaceSent = paidOrderStore.getState().order?.tapped;
      if (window.location.href === from && !isPlaceSent) window.location.assign(pageHref(shopPath));
    }, afterPaymentMs);
    return () => clearTimeout(departure);
  }, [paid, notify]);
}
