/** The address of the shop page filtered by a category, or not filtered, without the base path. */
export function categoryPath(categoryId?: string): `/${string}` {
  return categoryId ? `/shop/?category=${encodeURIComponent(categoryId)}` : '/shop/';
}

/** The address of a category's own page, without the base path. */
export function categoryPagePath(categoryId: string): `/${string}` {
  return `/shop/${categoryId}/`;
}
