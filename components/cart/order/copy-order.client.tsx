'use client';

import { useState } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { copyText } from '@/lib/share/clipboard.client';
import { cartWords } from '@/words/cart';
import css from './copy-order.module.css';

/**
 * Copies the `whole` message of an order whose list does not fit into a chat link; shows nothing
 * without one. Where the browser does not copy, the order is shown as a text.
 */
export function CopyOrder({
  whole,
  linked,
  onCopy,
}: {
  whole: string | undefined;
  /** Whether the message ends with a link that has every line. */
  linked?: boolean;
  onCopy?: () => void;
}) {
  const [refused, setRefused] = useState(false);
  const notify = useNotifications();
  if (whole === undefined) return null;
  const { longOrder, longOrderLinked, copyOrder, orderCopied, copyOrderByHand, wholeOrder } =
    cartWords;
  const copy = async () => {
    onCopy?.();
    const copied = await copyText(whole);
    setRefused(!copied);
    if (copied) notify('success', orderCopied);
    else notify('info', copyOrderByHand);
  };
  return (
    <div className={css.order} data-no-print="">
      <p>{linked ? longOrderLinked : longOrder}</p>
      <button type="button" className={buttonClass('plain')} onClick={copy}>
        <Icon name="copy" />
        {copyOrder}
      </button>
      {refused && <textarea className={css.text} aria-label={wholeOrder} readOnly value={whole} />}
    </div>
  );
}
