import type { Product } from './product';

/**
 * The product's page with one size chosen: '/shop/todays-offer/brogue/?size=41'. Google asks that
 * each variant can be reached by an address of its own; the page's canonical stays without it.
 */
export function sizePath({ path }: Pick<Product, 'path'>, size: string): `/${string}` {
  return `${path}?size=${encodeURIComponent(size)}`;
}

/** The size an address asks for, from its query ('?size=41'); '' where it asks for none. */
export function sizeAsked(query: string): string {
  return new URLSearchParams(query).get('size') ?? '';
}

/** What one size of a product is called in feeds and structured data: 'brogue-41', 'tee-2_3y'. */
export function variantId({ id }: Pick<Product, 'id'>, size: string): string {
  return `${id}-${size.replace(/[^A-Za-z0-9]+/g, '_')}`;
}
