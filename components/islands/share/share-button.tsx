'use client';

import clsx from 'clsx';
import { useBrowserValue } from '@/components/islands/hydration/use-browser-value';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { Icon } from '@/components/ui/icon';
import { canShare, share } from '@/lib/share/share.client';
import { limits } from '@/lib/site/limits';
import { sitePath } from '@/lib/site/site-path';
import css from './share-button.module.css';

/**
 * Hands a page of the shop to the phone's own share sheet, where a link goes to WhatsApp as easily as
 * to Facebook; where there is no sheet, it copies the link. `path` is the page's address in the shop.
 */
export function ShareButton({
  title,
  text,
  path,
  className,
}: {
  title: string;
  text: string;
  path: `/${string}`;
  className?: string | undefined;
}) {
  const notify = useNotifications();
  const sheet = useBrowserValue(canShare, true);
  const onClick = async () => {
    const url = window.location.origin + sitePath(path);
    const outcome = await share({ title, text, url });
    if (outcome === 'copied') notify('success', 'Link copied');
    if (outcome === 'failed')
      notify(
        'info',
        'Your browser does not let us copy. Open the page and copy its address.',
        limits.hintNoticeMs,
      );
  };
  return (
    <button
      type="button"
      className={clsx(css.share, className)}
      data-needs-script
      onClick={onClick}
    >
      <Icon name={sheet ? 'share' : 'copy'} />
      {sheet ? 'Share' : 'Copy link'}
    </button>
  );
}
