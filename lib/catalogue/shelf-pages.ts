import { limits } from '@/lib/site/limits';
import type { CardProduct } from './product';

/** The shelf that holds every product; a category's is its own page (lib/catalogue/category-path). */
export const shopShelf = '/shop/';

/** How many pages a shelf of so many products has: one at least. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / limits.productsOnPage));
}

/** The numbers of a shelf's pages, from 1. */
export function pageNumbers(products: number): number[] {
  return Array.from({ length: pageCount(products) }, (_, at) => at + 1);
}

/** What stands on one page of a shelf; `page` counts from 1. */
export function productsOnPage<T>(products: readonly T[], page: number): readonly T[] {
  const from = (page - 1) * limits.productsOnPage;
  return products.slice(from, from + limits.productsOnPage);
}

/** The address of a page of a shelf, inside the shop: the first is the shelf's own. */
export function shelfPagePath(shelf: `/${string}`, page: number): `/${string}` {
  return page === 1 ? shelf : `${shelf}page/${page}/`;
}

/** Where the products of a page stand as data, for the script: the first page has them too. */
export function shelfDataPath(shelf: `/${string}`, page: number): `/${string}` {
  return `${shelf}page/${page}/products.json`;
}

/** A page's data as it came over the network. Throws for anything that is no list of products. */
export function readShelfPage(value: unknown): readonly CardProduct[] {
  if (!Array.isArray(value) || !value.every(isProduct)) throw new Error('no page of products');
  return value;
}

/** What a card and the dialog cannot do without. */
function isProduct(value: unknown): value is CardProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, path, priceKes, sizes } = value as Record<string, unknown>;
  const texts = [id, name, path].every((text) => typeof text === 'string');
  return texts && typeof priceKes === 'number' && Array.isArray(sizes);
}
