'use client';

import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { copyText } from '@/lib/share/clipboard.client';

/** Copies a text and says so; where the browser refuses, says how to do it by hand. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const notify = useNotifications();
  const copy = async () => {
    if (await copyText(text)) notify('success', `Copied ${text}`);
    else notify('info', `Press and hold ${text} to copy it`);
  };
  return (
    <button
      type="button"
      className={buttonClass('round')}
      aria-label={`Copy ${what}`}
      onClick={copy}
    >
      <Icon name="copy" />
    </button>
  );
}
