/** The address that shows one category in the shop, or all of it (spec §2), without the base path. */
export function categoryPath(categoryId?: string): `/${string}` {
  return categoryId ? `/shop/?category=${encodeURIComponent(categoryId)}` : '/shop/';
}

/** The address of a category's own page, inside the shop (design §4.13). */
export function categoryPagePath(categoryId: string): `/${string}` {
  return `/shop/${categoryId}/`;
}
