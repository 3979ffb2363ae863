'use client';

import type { MouseEvent } from 'react';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import type { Words } from '@/data/words/types';
import type { CartLine } from '@/lib/cart/cart-lines';
import { textAround } from '@/lib/format/fill-text';
import { cartOrder, type OrderChoice } from '@/lib/order/cart-order-text';
import type { Destination } from '@/lib/order/delivery';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink } from '@/lib/site/links';
import css from './order-links.module.css';

interface Props {
  words: Pick<Words, 'cart' | 'order'>;
  /** The lines that can be ordered. */
  lines: readonly CartLine[];
  /** What a tap says where there are none. */
  none: string;
  destination: Destination;
}

/**
 * Orders the cart in the chat; always in view. No link empties the cart, as an order may stay unsent
 * (docs/behaviour.md 5.12). With an empty cart each shows a notice only (docs/behaviour.md 5.11).
 */
export function ChatOrderLink({ words, lines, none, destination }: Props) {
  return (
    <a
      className={buttonClass('chat')}
      {...useOrderLink(none, lines, chatHref(words, lines, { destination }))}
    >
      <Icon name="chat" />
      {words.cart.chat}
    </a>
  );
}

/** Orders by phone, M-Pesa or paybill. */
export function OtherOrderLinks({ words, lines, none, destination }: Props) {
  const call = useOrderLink(none, lines, callLink);
  const mpesa = useOrderLink(none, lines, chatHref(words, lines, { payBy: 'mpesa', destination }));
  const paybill = useOrderLink(
    none,
    lines,
    chatHref(words, lines, { payBy: 'paybill', destination }),
  );
  const [before, after] = textAround(words.cart.payByMpesa, 'mpesa');
  return (
    <div className={css.links}>
      <a className={buttonClass('plain', css.wide)} {...call}>
        <PhoneIcon />
        {words.cart.call}
      </a>
      <a className={buttonClass('plain')} {...mpesa}>
        <span>
          {before}
          <span className={css.whole}>{words.cart.mpesa}</span>
          {after}
        </span>
      </a>
      <a className={buttonClass('plain')} {...paybill}>
        {words.cart.payByPaybill}
      </a>
    </div>
  );
}

function useOrderLink(none: string, lines: readonly CartLine[], href: string) {
  const notify = useNotifications();
  const onClick = (event: MouseEvent) => {
    if (lines.length > 0) return;
    event.preventDefault();
    notify('warning', none);
  };
  return { href, onClick };
}

function chatHref(
  { order }: Props['words'],
  lines: readonly CartLine[],
  choice: OrderChoice,
): string {
  return chatLink(lines.length === 0 ? helloText(order) : cartOrder(order, lines, choice).text);
}
