import type { Product } from './catalogue';

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
