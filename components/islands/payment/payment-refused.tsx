'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Words } from '@/data/words/types';
import { refusalStore } from '@/lib/payment/payment-refusal.client';
import css from './payment-refused.module.css';

/**
 * Says why a click on PayPal's buttons started no payment (docs/behaviour.md 17.8), until the next click
 * or the cart closes. In the page before it has content, so that a screen reader announces it.
 */
export function PaymentRefused({ words: { payment } }: { words: Pick<Words, 'payment'> }) {
  const refused = useStore(refusalStore, (store) => store.refused);
  useEffect(() => () => refusalStore.setState({ refused: undefined }), []);
  return (
    <p role="status" className={refused ? css.refused : 'visually-hidden'}>
      {refused && payment[refused]}
    </p>
  );
}
