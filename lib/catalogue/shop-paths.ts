import { shopPath } from '@/lib/links/page-paths';
import { encodeText } from '@/lib/values/well-formed';

/* Every address here is inside the shop, without the base path. */

/** The shop page filtered by a category; without one, the shop page. */
export function filteredShopPath(categoryId?: string): `/${string}` {
  return categoryId ? `${shopPath}?category=${encodeText(categoryId)}` : shopPath;
}

/** The shop page with what a search finds. */
export function searchPath(query: string): `/${string}` {
  return `${shopPath}?${new URLSearchParams({ q: query })}`;
}

/** A category's own page. */
export function categoryPath(categoryId: string): `/${string}` {
  return `${shopPath}${categoryId}/`;
}

/** A product's own page. */
export function productPath(categoryId: string, productId: string): `/${string}` {
  return `${categoryPath(categoryId)}${productId}/`;
}

/** The first part of a share card's name. A product's card is named by its id, which must not begin so. */
export const cardPrefixes = { page: 'page-', category: 'category-' } as const;
