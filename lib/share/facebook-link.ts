import { hashtags } from '@/lib/facts/sharing';
import { encodeText } from '@/lib/values/well-formed';

/**
 * A link to Facebook's sharer with the page's origin, a quote and the shop's hashtags. Facebook
 * reads one hashtag from a parameter; the quote contains all.
 */
export function facebookShareLink(origin: string, quote: string): string {
  const tags = hashtags.map(hashtag);
  const [first = ''] = tags;
  const query = new URLSearchParams({ u: origin, hashtag: first });
  return `https://www.facebook.com/sharer/sharer.php?${query}&quote=${encodeText([quote, ...tags].join(' '))}`;
}

/** A hashtag as networks read it, '#MamasCloset': it ends at whatever is no letter and no digit. */
export function hashtag(words: string): string {
  return `#${words.replace(/[^\p{L}\d]/gu, '')}`;
}
