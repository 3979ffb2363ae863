import { encodeText } from '@/lib/values/well-formed';

/** An app whose own browser a page is in, by the name that people know it by. */
type InAppBrowser = 'Facebook' | 'Instagram' | 'TikTok';

/**
 * The app whose own browser this user agent is for sure; undefined for any other, Messenger among them,
 * from which the link of `chromeIntent` is reported to lead nowhere.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  if (/\bInstagram \d/.test(userAgent)) return 'Instagram';
  if (/\b(musical_ly|trill)_|\bTikTok\b|\bBytedanceWebview\//i.test(userAgent)) return 'TikTok';
  const isMessenger = /\bOrca-Android\b|\bMessenger/i.test(userAgent);
  return /\b(FBAN|FBAV|FB_IAB)\//.test(userAgent) && !isMessenger ? 'Facebook' : undefined;
}

/** Whether the phone has the apps and the links of Android. */
export function isAndroid(userAgent: string): boolean {
  return /\bAndroid\b/.test(userAgent);
}

/**
 * A link that opens a whole http address in Android's Chrome, and where that is not possible the address
 * itself. Android's Intent.parseUri reads the intent after the last '#' (`lastIndexOf("#")` followed by
 * "Intent;"), so an address keeps its own fragment.
 */
export function chromeIntent(address: string): string {
  const [scheme, place] = address.split('://');
  const fallback = encodeText(address);
  return `intent://${place}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
}
