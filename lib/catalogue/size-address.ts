import type { Product } from './product';

/**
 * The address of a product's page with one size chosen: '/shop/todays-offer/brogue/?size=41'. Google
 * requires an address for each variant; the page's canonical address has no size.
 */
export function sizePath({ path }: Pick<Product, 'path'>, size: string): `/${string}` {
  return `${path}?size=${encodeURIComponent(size)}`;
}

/** The size in an address's query ('?size=41'); '' if there is none. */
export function sizeInQuery(query: string): string {
  return new URLSearchParams(query).get('size') ?? '';
}

/** The id of one size of a product in feeds and structured data: 'brogue-41', 'tee-2_3y'. */
export function variantId({ id }: Pick<Product, 'id'>, size: string): string {
  return `${id}-${size.replace(/[^A-Za-z0-9]+/g, '_')}`;
}
