'use client';

import { useEffect, useRef, useState } from 'react';
import { loadPayment } from '@/lib/payment/payment.client';
import { limits } from '@/lib/site/limits';
import css from './payment-buttons.module.css';

/**
 * PayPal's own buttons. They stand last in the cart, so that nothing she may be about to tap moves
 * when they come. When they do not, there is nothing to see: the console tells why (spec §8), and
 * opening the cart again tries again.
 */
export function PaymentButtons() {
  const place = useRef<HTMLDivElement>(null);
  const [face, setFace] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const leaving = new AbortController();
    const silence = setTimeout(() => setFace('failed'), limits.paymentTimeoutMs);
    loadPayment()
      .then((show) => {
        // PayPal, even late, must not draw in a place that is not shown.
        setFace('waiting');
        return show(current, leaving.signal);
      })
      .then(
        () => setFace('ready'),
        () => setFace('failed'),
      )
      .finally(() => clearTimeout(silence));
    return () => {
      leaving.abort();
      clearTimeout(silence);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label="Pay by card or PayPal" data-face={face} className={css.payment}>
      <p className={css.title}>Or pay by card or PayPal</p>
      {face === 'waiting' && <p className={css.waiting}>Getting card payment ready…</p>}
      <div ref={place} className={css.buttons} />
    </div>
  );
}
