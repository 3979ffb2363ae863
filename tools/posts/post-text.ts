import { fillText } from '@/lib/format/fill-text';
import { hashtag } from '@/lib/share/facebook-link';
import { postsWords } from '@/words/posts';
import { type PostFacts, sizesLine } from './post-facts';

/** The end of every text to paste. */
interface ShopFacts {
  name: string;
  town: string;
  /** As it is dialled: '0712 345 678'. */
  phone: string;
  hashtags: readonly string[];
}

/** The text to paste for a product. */
export function productText(facts: PostFacts, shop: ShopFacts): string {
  return lines(facts.name, priceText(facts), sizesLine(facts), facts.url, '', ...ending(shop));
}

/** One text with every product that has an earlier price; none without such products. */
export function offersText(facts: readonly PostFacts[], shop: ShopFacts): string | undefined {
  const offers = facts.filter(({ was }) => was);
  if (offers.length === 0) return undefined;
  return lines(
    fillText(postsWords.onOffer, { shop: shop.name, town: shop.town }),
    '',
    ...offers.flatMap((offer) => [offer.name, priceText(offer), sizesLine(offer), offer.url, '']),
    ...ending(shop),
  );
}

function priceText({ price, was }: PostFacts): string {
  if (!was) return price;
  return fillText(postsWords.reduced, { price, was: was.price, percent: was.percent });
}

function ending({ phone, hashtags }: ShopFacts): string[] {
  return [fillText(postsWords.order, { phone }), hashtags.map(hashtag).join(' ')];
}

function lines(...some: string[]): string {
  return `${some.join('\n').trimEnd()}\n`;
}
