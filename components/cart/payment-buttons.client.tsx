'use client';

import { useEffect, useRef, useState } from 'react';
import { loadPayment, paymentTimeoutMs } from '@/lib/payment/payment.client';
import { paymentWords } from '@/words/payment';
import css from './payment-buttons.module.css';

/**
 * PayPal's own buttons. They are last among the ways to pay, so that loading them moves nothing else. If
 * they do not load, a sentence says so: the console has the reason, and choosing the card or opening the
 * cart again tries again.
 */
export function PaymentButtons() {
  const container = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const unmount = new AbortController();
    const timeout = setTimeout(() => setStatus('failed'), paymentTimeoutMs);
    loadPayment()
      .then((render) => {
        // Late buttons too need a visible container to be drawn in.
        setStatus('waiting');
        return render(current, unmount.signal);
      })
      .then(
        () => setStatus('ready'),
        () => setStatus('failed'),
      )
      .finally(() => clearTimeout(timeout));
    return () => {
      unmount.abort();
      clearTimeout(timeout);
    };
  }, []);

  const failed = status === 'failed';
  // Below the buttons, and with that below what is in view.
  useEffect(() => {
    if (failed) sentence.current?.scrollIntoView({ block: 'center' });
  }, [failed]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label={paymentWords.name} data-status={status} className={css.payment}>
        {status === 'waiting' && <p className={css.waiting}>{paymentWords.waiting}</p>}
        <div ref={container} className={css.buttons} />
      </div>
      <p ref={sentence} role="status" className={failed ? css.failed : 'visually-hidden'}>
        {failed && paymentWords.notLoaded}
      </p>
    </>
  );
}
