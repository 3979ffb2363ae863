import { shop } from '@/data/shop';
import { encodeText } from '@/lib/format/encode-text';
import { internationalPhone } from '@/lib/format/phone';

/** The shop's chat, without a message: where a form with a `text` field may be sent. */
export const chatAddress = `https://wa.me/${internationalPhone(shop.phone)}`;

/** A WhatsApp chat with the shop, the message already typed (spec §7). */
export function chatLink(text: string): string {
  return `${chatAddress}?text=${encodeText(text)}`;
}

/**
 * Facebook's sharer with the page's origin, a quote and the shop's hashtags (spec §7).
 * Facebook reads the first hashtag from its own parameter; the others stand in the quote.
 */
export function facebookShareLink(origin: string, quote: string = shop.share.message): string {
  const hashtags = shop.share.hashtags.map((tag) => `#${tag}`);
  const query = new URLSearchParams({
    u: origin,
    quote: `${quote} ${hashtags.join(' ')}`,
    hashtag: hashtags[0] ?? '',
  });
  return `https://www.facebook.com/sharer/sharer.php?${query}`;
}

/** Directions to the shop by its latitude and longitude (spec §7). */
export function directionsLink({ lat, lng }: { lat: number; lng: number } = shop.location): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;
}
