'use client';

import type { MouseEvent } from 'react';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { buttonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/data/messages';
import type { CartLine } from '@/lib/cart-lines';
import { callLink, chatLink } from '@/lib/links';
import { helloText, orderText, type PayBy } from '@/lib/order-text';
import css from './order-links.module.css';

/**
 * The ways to order that need nothing from outside. They never empty the cart: she may come back
 * (design §4.5). With an empty cart they only say so.
 */
export function OrderLinks({ lines }: { lines: readonly CartLine[] }) {
  const notify = useNotifications();
  const empty = lines.length === 0;
  const holdWhenEmpty = (event: MouseEvent) => {
    if (!empty) return;
    event.preventDefault();
    notify('warning', messages.emptyCart);
  };
  const chat = (payBy: PayBy) => chatLink(empty ? helloText : orderText(lines, payBy));
  return (
    <div className={css.links}>
      <a className={buttonLook('chat', css.wide)} href={chat('undecided')} onClick={holdWhenEmpty}>
        <Icon name="chat" />
        Order via WhatsApp
      </a>
      <a className={buttonLook('plain', css.wide)} href={callLink} onClick={holdWhenEmpty}>
        <Icon name="phone" />
        Call to Order
      </a>
      <a className={buttonLook('plain')} href={chat('mpesa')} onClick={holdWhenEmpty}>
        Pay by M-Pesa
      </a>
      <a className={buttonLook('plain')} href={chat('paybill')} onClick={holdWhenEmpty}>
        Pay by bank paybill
      </a>
    </div>
  );
}
