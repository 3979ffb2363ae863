'use client';

import { useState } from 'react';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Words } from '@/data/words/types';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartOrder } from '@/lib/order/cart-order-text';
import type { Destination } from '@/lib/order/delivery';
import { copyText } from '@/lib/share/clipboard.client';
import css from './copy-order.module.css';

/**
 * Copies the whole order of a cart whose list does not fit into a chat link (docs/behaviour.md 6.7);
 * shows nothing for any other cart. Where the browser does not copy, the order is shown as a text.
 */
export function CopyOrder({
  words,
  lines,
  destination,
}: {
  words: Pick<Words, 'cart' | 'order'>;
  lines: readonly CartLine[];
  destination: Destination;
}) {
  const [refused, setRefused] = useState(false);
  const notify = useNotifications();
  const { whole } = cartOrder(words.order, lines, { destination });
  if (whole === undefined) return null;
  const { longOrder, copyOrder, orderCopied, copyOrderByHand, wholeOrder } = words.cart;
  const copy = async () => {
    const copied = await copyText(whole);
    setRefused(!copied);
    if (copied) notify('success', orderCopied);
    else notify('info', copyOrderByHand);
  };
  return (
    <div className={css.order}>
      <p>{longOrder}</p>
      <button type="button" className={buttonClass('plain')} onClick={copy}>
        <Icon name="copy" />
        {copyOrder}
      </button>
      {refused && <textarea className={css.text} aria-label={wholeOrder} readOnly value={whole} />}
    </div>
  );
}
