import { shop } from '@/data/shop';
import type { CardProduct } from '@/lib/catalogue/product';
import { sizePath } from '@/lib/catalogue/size-address';
import { fillText } from '@/lib/format/fill-text';
import { englishText } from '@/lib/format/owners-text';
import { fileHref } from '@/lib/links/site-path';
import { siteOrigin } from '@/lib/links/site-url';
import { orderTextWords } from '@/owner-words/order-text';
import { searchResultsWords } from '@/owner-words/search-results';
import { textThatFits } from './message-length';

type AskedProduct = Pick<CardProduct, 'name' | 'owners' | 'path'>;

/** The chat message that asks about a product, or about a size of it. */
export function askText(product: AskedProduct, size?: string): string {
  return textAbout(orderTextWords.ask, product, size);
}

/** The chat message that asks when a sold-out product, or a size of it, is back. */
export function whenBackText(product: AskedProduct, size?: string): string {
  return textAbout(orderTextWords.whenBack, product, size);
}

/** A text with the shop, the product, the whole address of its page, and the size if there is one. */
function textAbout(
  text: (typeof orderTextWords)['ask' | 'whenBack'],
  product: AskedProduct,
  size = '',
): string {
  const { path } = product;
  const address = siteOrigin + fileHref(size ? sizePath(product, size) : path);
  return textThatFits(englishText(product, 'name'), (shown) =>
    fillText(text, {
      shop: shop.name,
      product: size ? fillText(orderTextWords.productInSize, { product: shown, size }) : shown,
      address,
    }),
  );
}

/** The chat message that asks for what a search or filters did not find. */
export function askForText(query: string): string {
  return textThatFits(query, (shown) =>
    fillText(searchResultsWords.askForText, { shop: shop.name, query: shown }),
  );
}
