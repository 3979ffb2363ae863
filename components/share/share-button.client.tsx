'use client';

import { useNotifications } from '@/components/notices/use-notifications.client';
import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { Icon } from '@/components/ui/icon';
import textLink from '@/components/ui/text-link.module.css';
import { pageHref } from '@/lib/links/site-path';
import { canShare, share } from '@/lib/share/share.client';
import { shareWords } from '@/words/share';

/** For a hint about something that was not asked of the shop itself, such as copying by hand. */
const HINT_MS = 5000;

/**
 * Shares a page by the phone's own share sheet, or copies its link where the phone has no sheet. `path` is
 * the page's address inside the shop.
 */
export function ShareButton({
  title,
  text,
  path,
}: {
  title: string;
  text: string;
  path: `/${string}`;
}) {
  const notify = useNotifications();
  const sheet = useBrowserValue(canShare, true);
  const onClick = async () => {
    const url = window.location.origin + pageHref(path);
    const outcome = await share({ title, text, url });
    if (outcome === 'copied') notify('success', shareWords.copied);
    if (outcome === 'failed') notify('info', shareWords.refused, HINT_MS);
  };
  return (
    <button type="button" className={textLink.shareButton} data-needs-script="" onClick={onClick}>
      <Icon name={sheet ? 'share' : 'copy'} />
      <span>{sheet ? shareWords.share : shareWords.copy}</span>
    </button>
  );
}
