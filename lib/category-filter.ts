/** The address that shows one category in the shop, or all of it (spec §2), without the base path. */
export function categoryPath(categoryId?: string): `/${string}` {
  return categoryId ? `/shop/?category=${encodeURIComponent(categoryId)}` : '/shop/';
}

/** How many products a chosen category shows; null chooses all; one the shop does not know shows none. */
export function shownCount(
  categories: readonly { id: string; count: number }[],
  chosen: string | null,
): number {
  return categories
    .filter((category) => chosen === null || category.id === chosen)
    .reduce((sum, category) => sum + category.count, 0);
}
