'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import { blockDoubleTap, isPlainClick } from '@/lib/browser/presses.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { callLink, chatLink } from '@/lib/links/chat-and-call';
import { cartOrder, type OrderChoice } from '@/lib/order/cart-order-text';
import { type MissingChoices, missingChoices } from '@/lib/order/missing-choices';
import { helloText } from '@/lib/order/order-text';
import { isFirstAsk } from '@/lib/sent/first-ask.client';
import { keepOrder } from '@/lib/sent/orders.client';
import { cartWords } from '@/words/cart';
import { sentWords } from '@/words/sent';
import css from './order-links.module.css';

interface Props {
  /** The lines that can be ordered. */
  lines: readonly CartLine[];
  choice: OrderChoice;
}

/**
 * Orders the cart in the chat; always in view. No link empties the cart, as an order may stay unsent.
 * `onMissing` shows what the order leaves open, in place of the first tap on it. It is plain while the order leaves
 * something open, and `quiet` while something else is asked.
 */
export function ChatOrderLink({
  quiet = false,
  onMissing,
  onSent,
  ...props
}: Props & {
  choice: Required<OrderChoice>;
  quiet?: boolean;
  onMissing?: ((missing: MissingChoices) => void) | undefined;
  onSent?: () => void;
}) {
  const { href, onClick, onAuxClick } = orderLink(props);
  const missing = missingChoices(props.choice);
  return (
    <a
      className={buttonClass(quiet || missing ? 'plain' : 'chat')}
      href={href}
      data-no-print=""
      onAuxClick={onAuxClick}
      onClick={(event) => {
        if (onMissing && missing && isPlainClick(event) && isFirstAsk(props.lines)) {
          event.preventDefault();
          blockDoubleTap(event.currentTarget);
          onMissing(missing);
        } else {
          onClick(event);
          onSent?.();
        }
      }}
    >
      <Icon name="chat" />
      {cartWords.chat}
    </a>
  );
}

/** Sends the order without the missing choices. */
export function SkipLink({ onSent, ...props }: Props & { onSent: () => void }) {
  const { href, onClick, onAuxClick } = orderLink(props);
  return (
    <a
      className={css.link}
      href={href}
      onAuxClick={onAuxClick}
      onClick={(event) => {
        onClick(event);
        onSent();
      }}
    >
      {sentWords.skip}
    </a>
  );
}

/** Orders by phone. The phone keeps the order, as the shopper may want to send it in writing too. */
export function CallOrderLink({ lines, choice }: Props) {
  const { text, code } = cartOrder(lines, choice);
  const keep = () => keepOrder({ code, lines, question: { text, isCalled: true } });
  return (
    <a className={css.link} href={callLink} data-no-print="" onClick={keep}>
      <PhoneIcon />
      {cartWords.call}
    </a>
  );
}

/**
 * The ways to order, of a cart with nothing to order: each shows a notice with the reason, and leads
 * nowhere. `children` is the link to this phone's orders, where it has some.
 */
export function WaysToOrder({ reason, children }: { reason: string; children: ReactNode }) {
  const { chat, call, waysToOrder, waysAndOrders } = cartWords;
  const notify = useNotifications();
  const warn = (event: MouseEvent) => {
    event.preventDefault();
    notify('warning', reason);
  };
  const links = { [chat]: chatLink(helloText()), [call]: callLink };
  return (
    <details className={css.ways} data-no-print="">
      <summary className={css.summary}>{children ? waysAndOrders : waysToOrder}</summary>
      <div className={css.links}>
        {Object.entries(links).map(([name, href]) => (
          <a key={name} className={buttonClass('plain')} href={href} onClick={warn}>
            {name}
          </a>
        ))}
      </div>
      {children}
    </details>
  );
}

/** A link that orders the cart; the phone keeps the order when it is followed, in a new tab too. */
function orderLink({ lines, choice }: Props) {
  const { text, code } = cartOrder(lines, choice);
  const keep = () => keepOrder({ code, lines, question: { text } });
  return sendInChat(chatLink(text), keep, keep);
}
