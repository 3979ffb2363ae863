'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import box from '@/components/ui/box.module.css';
import type { CartLine } from '@/lib/cart/cart-lines';
import { fillText } from '@/lib/format/fill-text';
import { concernsCart } from '@/lib/payment/kept-doubt';
import { doubtStore } from '@/lib/payment/kept-doubt.client';
import { paymentStore, refusalStore } from '@/lib/payment/payment-store.client';
import { paymentWords } from '@/words/payment';

/**
 * The reason why a click on PayPal's buttons paid nothing, until the next click or until the `open`
 * cart closes, and a note as long as a payment is in doubt. The element is in the page before it
 * has content, so that a screen reader announces the content.
 */
export function PaymentRefused({ lines, open }: { lines: readonly CartLine[]; open: boolean }) {
  const refused = useStore(refusalStore, (store) => store.refused);
  const doubt = useStore(doubtStore, (store) => store.doubt);
  const paying = useStore(paymentStore, (store) => store.paying);
  const inDoubt = !paying && concernsCart(doubt, lines);
  const reason = inDoubt ? 'inDoubt' : refused;
  const sentence = useRef<HTMLParagraphElement>(null);
  // PayPal's buttons are far below.
  useEffect(() => {
    if (reason) sentence.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
  useEffect(() => {
    if (open) return () => refusalStore.setState({ refused: undefined });
    return undefined;
  }, [open]);
  return (
    <p ref={sentence} role="status" className={reason ? box.note : 'visually-hidden'}>
      {reason && fillText(paymentWords[reason], { order: doubt?.orderID ?? '' })}
    </p>
  );
}
