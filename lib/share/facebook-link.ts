import { hashtags } from '@/data/shop';
import { encodeText } from '@/lib/format/well-formed';
import { hashtag } from './hashtag';

/**
 * A link to Facebook's sharer with the page's origin, a quote and the shop's hashtags. Facebook
 * reads one hashtag from a parameter; the quote contains all. Of the quote only what would end or
 * change it is encoded, and the browser does the rest: the page has the same words a second time,
 * which then weigh nothing once compressed.
 */
export function facebookShareLink(origin: string, quote: string): string {
  const tags = hashtags.map(hashtag);
  const [first = ''] = tags;
  const query = new URLSearchParams({ u: origin, hashtag: first });
  const text = [quote, ...tags].join(' ').replace(/[%&#+]/g, encodeText);
  return `https://www.facebook.com/sharer/sharer.php?${query}&quote=${text}`;
}
