'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import type { CartWords } from '@/components/cart/cart-dialog.client';
import { CopyOrder } from '@/components/cart/copy-order.client';
import { buttonClass } from '@/components/ui/button';
import { Icon, LineDrawing } from '@/components/ui/icon';
import type { PaidOrderMessage } from '@/lib/order/paid-order';
import { markPaidOrderTapped, paidOrderStore } from '@/lib/order/paid-order.client';
import { chatLink } from '@/lib/site/links';
import css from './paid-order.module.css';

/**
 * Asks where to deliver what was paid by card. Once tapped it is a quiet link that sends the same again.
 */
export function PaidOrder({ words }: { words: CartWords }) {
  const order = useStore(paidOrderStore, (store) => store.order);
  if (!order) return null;
  return (
    <div className={order.tapped ? css.tapped : css.order}>
      {!order.tapped && <p className={css.title}>{words.payment.whereTo}</p>}
      <CopyOrder words={words} whole={order.whole} linked={order.link !== undefined} />
      <a
        className={buttonClass(order.tapped ? 'plain' : 'chat')}
        href={chatLink(order.text)}
        onClick={markPaidOrderTapped}
      >
        <Icon name="chat" />
        <span>{order.tapped ? words.payment.sendAgain : words.payment.sendPlace}</span>
      </a>
    </div>
  );
}

/**
 * The same over the page, `hidden` behind the cart, until it is closed or tapped; the cart keeps
 * it.
 */
export function PaidPanel({ words, hidden }: { words: CartWords; hidden: boolean }) {
  const order = useStore(paidOrderStore, (store) => store.order);
  const [closed, setClosed] = useState<PaidOrderMessage>();
  if (!order || order.tapped || order === closed || hidden) return null;
  return (
    <section className={css.panel} aria-label={words.payment.whereTo}>
      <PaidOrder words={words} />
      <button
        type="button"
        className={buttonClass('round', css.close)}
        aria-label={words.dialog.close}
        onClick={() => setClosed(order)}
      >
        <LineDrawing path="m6 6 12 12M18 6 6 18" />
      </button>
    </section>
  );
}
