import { fillText } from '@/lib/format/fill-text';
import { hashtag } from '@/lib/share/hashtag';
import type { Words } from '@/lib/words/words-type';
import { type PostFacts, sizesLine } from './post-facts';

/** What every text to paste ends with. */
interface ShopFacts {
  name: string;
  town: string;
  /** As it is dialled: '0712 345 678'. */
  phone: string;
  hashtags: readonly string[];
}

/** The text to paste for a product. */
export function productText(words: Words['posts'], facts: PostFacts, shop: ShopFacts): string {
  return lines(
    facts.name,
    priceText(words, facts),
    sizesLine(words, facts),
    facts.url,
    '',
    ...ending(words, shop),
  );
}

/** One text with everything that has an earlier price; none where nothing has. */
export function offersText(
  words: Words['posts'],
  facts: readonly PostFacts[],
  shop: ShopFacts,
): string | undefined {
  const offers = facts.filter(({ was }) => was);
  if (offers.length === 0) return undefined;
  return lines(
    fillText(words.onOffer, { shop: shop.name, town: shop.town }),
    '',
    ...offers.flatMap((offer) => [
      offer.name,
      priceText(words, offer),
      sizesLine(words, offer),
      offer.url,
      '',
    ]),
    ...ending(words, shop),
  );
}

function priceText(words: Words['posts'], { price, was }: PostFacts): string {
  if (!was) return price;
  return fillText(words.reduced, { price, was: was.price, percent: was.percent });
}

function ending(words: Words['posts'], { phone, hashtags }: ShopFacts): string[] {
  return [fillText(words.order, { phone }), hashtags.map(hashtag).join(' ')];
}

function lines(...some: string[]): string {
  return `${some.join('\n').trimEnd()}\n`;
}
