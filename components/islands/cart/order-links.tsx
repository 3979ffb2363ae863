'use client';

import type { MouseEvent } from 'react';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/data/messages';
import type { CartLine } from '@/lib/cart/cart-lines';
import { helloText, orderText, type PayBy } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink } from '@/lib/site/links';
import css from './order-links.module.css';

interface Props {
  lines: readonly CartLine[];
}

/**
 * The first way to order, always in sight. No way to order empties the cart: she may come back
 * (design §4.5). With an empty cart each only says so.
 */
export function ChatOrderLink({ lines }: Props) {
  return (
    <a className={buttonClass('chat')} {...useOrderLink(lines, chatHref(lines, 'undecided'))}>
      <Icon name="chat" />
      Order via WhatsApp
    </a>
  );
}

/** The other ways to order that need nothing from outside. */
export function OtherOrderLinks({ lines }: Props) {
  const call = useOrderLink(lines, callLink);
  const mpesa = useOrderLink(lines, chatHref(lines, 'mpesa'));
  const paybill = useOrderLink(lines, chatHref(lines, 'paybill'));
  return (
    <div className={css.links}>
      <a className={buttonClass('plain', css.wide)} {...call}>
        <Icon name="phone" />
        Call to Order
      </a>
      <a className={buttonClass('plain')} {...mpesa}>
        <span>
          Pay by <span className={css.whole}>M-Pesa</span>
        </span>
      </a>
      <a className={buttonClass('plain')} {...paybill}>
        Pay by bank paybill
      </a>
    </div>
  );
}

function useOrderLink(lines: readonly CartLine[], href: string) {
  const notify = useNotifications();
  const onClick = (event: MouseEvent) => {
    if (lines.length > 0) return;
    event.preventDefault();
    notify('warning', messages.emptyCart);
  };
  return { href, onClick };
}

function chatHref(lines: readonly CartLine[], payBy: PayBy): string {
  return chatLink(lines.length === 0 ? helloText : orderText(lines, payBy));
}
