/** A multiple of 2, 3 and 4, so that every page has full rows at any number of columns. */
export const fullPage = 48;

/** How many pages a listing of so many products has: one at least. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / fullPage));
}

/** The numbers of a listing's pages, from 1. */
export function pageNumbers(products: number): number[] {
  return Array.from({ length: pageCount(products) }, (_, at) => at + 1);
}

/** The products on one page of a listing; `page` counts from 1. */
export function productsOnPage<T>(products: readonly T[], page: number): readonly T[] {
  const from = (page - 1) * fullPage;
  return products.slice(from, from + fullPage);
}

/** The address of a page of a listing, inside the shop: the first is the listing's own. */
export function listingPagePath(path: `/${string}`, page: number): `/${string}` {
  return page === 1 ? path : `${path}page/${page}/`;
}

/** Which products a page of a listing of `total` shows, the first being number 1. */
export function shownRange(
  page: number,
  total: number,
): { first: number; last: number; total: number } {
  const before = (page - 1) * fullPage;
  return { first: before + 1, last: Math.min(before + fullPage, total), total };
}

/** So many cards are a row of the widest screens: sheets have as many columns there. */
export const WIDE_ROW = 6;
