import { encodeText } from '@/lib/values/well-formed';
import type { Product } from './product';

/**
 * The address of a product's page with one size chosen: '/shop/todays-offer/brogue/?size=41'. Google
 * requires an address for each variant; the page's canonical address has no size.
 */
export function sizePath({ path }: Pick<Product, 'path'>, size: string): `/${string}` {
  return `${path}?size=${encodeText(size)}`;
}

/** The address of a product's page with a size ('' for none) and a quantity chosen. */
export function chosenPath(
  product: Pick<Product, 'path'>,
  size: string,
  quantity: number,
): `/${string}` {
  const path = size ? sizePath(product, size) : product.path;
  return quantity > 1 ? `${path}${size ? '&' : '?'}quantity=${quantity}` : path;
}

/**
 * The size or quantity in an address's query ('?size=41&quantity=2'), without the spaces that a chat adds
 * to a link; '' where the query has no such part.
 */
export function chosenInQuery(query: string, part: 'size' | 'quantity'): string {
  return new URLSearchParams(query).get(part)?.trim() ?? '';
}
