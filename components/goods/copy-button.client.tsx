'use client';

import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { copyText } from '@/lib/share/clipboard.client';
import { cartWords } from '@/words/cart';

/** Copies a text and reports it; where the browser does not copy, says how to do it by hand. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { copy, copied, copyByHand } = cartWords;
  const notify = useNotifications();
  const onClick = async () => {
    if (await copyText(text)) notify('success', fillText(copied, { text }));
    else notify('info', fillText(copyByHand, { text }));
  };
  return (
    <button
      type="button"
      className={buttonClass('round')}
      aria-label={fillText(copy, { what })}
      onClick={onClick}
    >
      <Icon name="copy" />
    </button>
  );
}
