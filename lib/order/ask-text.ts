import { shop } from '@/data/shop';
import type { Product } from '@/lib/catalogue/product';
import { sizePath } from '@/lib/catalogue/size-address';
import { fillText } from '@/lib/format/fill-text';
import { absoluteUrl } from '@/lib/site/site-url';
import { textThatFits } from './fits-in-link';
import type { OrderWords } from './order-text';

type AskedProduct = Pick<Product, 'name' | 'path'>;

/** The chat message that asks about a product, or about a size of it. */
export function askText(words: OrderWords, product: AskedProduct, size?: string): string {
  return textAbout(words.ask, words, product, size);
}

/** The chat message that asks when a sold-out product, or a size of it, is back. */
export function whenBackText(words: OrderWords, product: AskedProduct, size?: string): string {
  return textAbout(words.whenBack, words, product, size);
}

/** The chat message that asks for a photo of a product. */
export function photoText(words: OrderWords, product: AskedProduct): string {
  return textAbout(words.askPhoto, words, product);
}

/**
 * A text with the shop, the product and the whole address of its page, with the size if there is
 * one.
 */
function textAbout(
  text: OrderWords['ask' | 'askPhoto' | 'whenBack'],
  words: OrderWords,
  product: AskedProduct,
  size = '',
): string {
  const { name, path } = product;
  const address = absoluteUrl(size ? sizePath(product, size) : path);
  return textThatFits(name, (shown) =>
    fillText(text, {
      shop: shop.name,
      product: size ? fillText(words.productInSize, { product: shown, size }) : shown,
      address,
    }),
  );
}
