import { copyText } from './clipboard.client';

/** What is shared: words, and the whole address of a page. */
export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/** Whether this browser has the phone's own share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the phone's share sheet; where there is none, or it does not open, copies the address.
 * 'dismissed' is when she closed the sheet again: nothing more is to be done or said.
 */
export async function share(
  what: ShareContent,
): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(what.url)) ? 'copied' : 'failed';
}
