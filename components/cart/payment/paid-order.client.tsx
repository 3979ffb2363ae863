'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import { CopyOrder } from '@/components/cart/order/copy-order.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import { chatLink } from '@/lib/links/chat-and-call';
import type { PaidOrderMessage } from '@/lib/order/paid-order';
import { markPaidOrderTapped, paidOrderStore } from '@/lib/order/paid-order-store.client';
import { dialogWords } from '@/words/dialog';
import { paymentWords } from '@/words/payment';
import css from './paid-order.module.css';

/**
 * Asks where to deliver what was paid by card. Once tapped it is a quiet link that sends the same again.
 */
export function PaidOrder() {
  const order = useStore(paidOrderStore, (store) => store.order);
  if (!order) return null;
  return (
    <div className={order.tapped ? css.tapped : css.order}>
      {!order.tapped && <p className={css.title}>{paymentWords.whereTo}</p>}
      <CopyOrder whole={order.whole} linked={order.link !== undefined} />
      <a
        className={buttonClass(order.tapped ? 'plain' : 'chat')}
        {...sendInChat(chatLink(order.text), markPaidOrderTapped, markPaidOrderTapped)}
      >
        <Icon name="chat" />
        <span>{order.tapped ? paymentWords.sendAgain : paymentWords.sendPlace}</span>
      </a>
    </div>
  );
}

/**
 * The same over the page, `hidden` behind the cart, until it is closed or tapped; the cart keeps
 * it.
 */
export function PaidPanel({ hidden }: { hidden: boolean }) {
  const order = useStore(paidOrderStore, (store) => store.order);
  const [closed, setClosed] = useState<PaidOrderMessage['at']>();
  if (!order || order.tapped || order.at === closed || hidden) return null;
  return (
    <section className={css.panel} aria-label={paymentWords.whereTo} data-no-print="">
      <PaidOrder />
      <button
        type="button"
        className={buttonClass('round', css.close)}
        aria-label={dialogWords.close}
        onClick={() => setClosed(order.at)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
