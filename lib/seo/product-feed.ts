import { shop } from '@/data/shop';
import type { Product } from '@/lib/catalogue/product';
import { availability, conditionOf } from '@/lib/catalogue/sale-terms';
import { sizePath } from '@/lib/catalogue/size-address';
import { isSizeSoldOut } from '@/lib/catalogue/stock';
import { tagline } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { currency } from '@/lib/format/money';
import { pageUrl } from '@/lib/links/site-url';
import { cutWithDots } from '@/lib/seo/product-entry/fit-description';
import { feedFacts, groupId, variantId } from '@/lib/seo/product-entry/product-facts';
import { seoWords } from '@/words/seo';
import { furtherImageUrls, mainImageUrl } from './main-image';

/**
 * One size of one product, field by field, as Google Merchant and Meta's catalogue name them. A
 * list repeats its field.
 */
type FeedItem = Readonly<Record<string, string | readonly string[]>>;

/**
 * The items of the feed: each size a variant, grouped by `item_group_id`. A product without a picture
 * is left out: both refuse an item without `image_link`.
 */
export function feedItems(products: readonly Product[]): FeedItem[] {
  return products.flatMap((product) => {
    const image = mainImageUrl(product);
    return image ? product.sizes.map((size) => feedItem(product, size, image)) : [];
  });
}

/** The feed: RSS 2.0 with Google's `g:` fields, which Meta reads too. */
export function feedXml(items: readonly FeedItem[]): string {
  const entries = items.map(
    (item) => `<item>\n${Object.entries(item).flatMap(fieldXml).join('\n')}\n</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${escapeXml(shop.name)}</title>`,
    `<link>${escapeXml(pageUrl('/'))}</link>`,
    `<description>${escapeXml(tagline || shop.name)}</description>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function feedItem(product: Product, size: string, image: string): FeedItem {
  const { description, originalPriceKes, priceKes } = product;
  return {
    id: variantId(product, size),
    item_group_id: groupId(product),
    title: titleOf(product, size),
    description: cutWithDots(description, MOST.description),
    link: pageUrl(sizePath(product, size)),
    image_link: image,
    ...(product.views.length > 0 && { additional_image_link: furtherImageUrls(product) }),
    ...(originalPriceKes === undefined
      ? { price: feedPrice(priceKes) }
      : { price: feedPrice(originalPriceKes), sale_price: feedPrice(priceKes) }),
    availability: availability(isSizeSoldOut(product, size)).feed,
    condition: conditionOf(product).feed,
    brand: cutWithDots(shop.name, MOST.brand),
    // The stall's goods carry no barcode; Google asks that this be said.
    identifier_exists: 'no',
    ...feedFacts(product),
    size,
  };
}

/** Google refuses what is longer, in characters. */
const MOST = { title: 150, description: 5000, brand: 70 } as const;

/** The product's name with the size, by which its items differ: a name that is too long is cut. */
function titleOf({ name }: Product, size: string): string {
  const inSize = (product: string) => fillText(seoWords.productInSize, { product, size });
  const room = MOST.title - inSize('').length;
  return inSize(cutWithDots(name, room));
}

/** A price as the feeds write it: 2250 → '2250.00 KES'. */
function feedPrice(kes: number): string {
  return `${kes.toFixed(2)} ${currency}`;
}

function fieldXml([field, value]: [string, string | readonly string[]]): string[] {
  return [value].flat().map((one) => `<g:${field}>${escapeXml(one)}</g:${field}>`);
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
