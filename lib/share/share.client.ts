import { copyText } from './clipboard.client';

/** What is shared; `url` is absolute. */
interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/** Whether this browser can open the phone's share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the phone's share sheet, or copies the address where the phone has no sheet or it does not open.
 * 'dismissed' means that the shopper closed the sheet. Never rejects.
 */
export async function share(
  content: ShareContent,
): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (error) {
      // By name alone: an app's own browser may reject with anything.
      if ((error as { name?: unknown } | undefined)?.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(content.url)) ? 'copied' : 'failed';
}
