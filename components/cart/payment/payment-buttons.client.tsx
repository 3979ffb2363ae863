'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import textLink from '@/components/ui/text-link.module.css';
import { loadPayment, paymentTimeoutMs } from '@/lib/payment/payment.client';
import { paymentWords } from '@/words/payment';
import css from './payment-buttons.module.css';

/**
 * PayPal's own buttons below `children`, the sentence with the sum to pay now. The buttons are last among the
 * ways to pay, so that loading them moves nothing else. If they do not load, a sentence and a
 * button to try again replace both; the console has the reason.
 */
export function PaymentButtons({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt key={attempt} isFirst={attempt === 1} onTryAgain={() => setAttempt(attempt + 1)}>
      {children}
    </Attempt>
  );
}

function Attempt({
  isFirst,
  onTryAgain,
  children,
}: {
  isFirst: boolean;
  onTryAgain: () => void;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
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
    if (failed) box.current?.scrollIntoView({ block: 'center' });
  }, [failed]);
  // The button that was tapped to try again is gone.
  useEffect(() => {
    if (!isFirst) group.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        ref={group}
        role="group"
        aria-label={paymentWords.name}
        data-status={status}
        className={css.payment}
        tabIndex={-1}
      >
        {children}
        {status === 'waiting' && <p className={css.waiting}>{paymentWords.waiting}</p>}
        <div ref={container} className={css.buttons} />
      </div>
      <div ref={box} className={failed ? css.failed : 'visually-hidden'}>
        <p role="status">{failed && paymentWords.notLoaded}</p>
        {failed && (
          <button type="button" className={textLink.button} onClick={onTryAgain}>
            {paymentWords.tryAgain}
          </button>
        )}
      </div>
    </>
  );
}
