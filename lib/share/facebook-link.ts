import { hashtags } from '@/data/shop';

/**
 * A link to Facebook's sharer with the page's origin, a quote and the shop's hashtags
 * (docs/behaviour.md 11.8). Facebook reads one hashtag from a parameter; the quote contains all.
 * A hashtag is one word: what is no letter and no digit is left out of it.
 */
export function facebookShareLink(origin: string, quote: string): string {
  const tags = hashtags.map((tag) => `#${tag.replace(/[^\p{L}\d]/gu, '')}`);
  const query = new URLSearchParams({
    u: origin,
    quote: [quote, ...tags].join(' '),
    hashtag: tags[0] ?? '',
  });
  return `https://www.facebook.com/sharer/sharer.php?${query}`;
}
