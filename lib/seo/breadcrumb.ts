import type { Category } from '@/lib/catalogue/category';
import { categoryPagePath } from '@/lib/catalogue/category-path';
import { listingPagePath, shopPath } from '@/lib/catalogue/pagination';
import type { Product } from '@/lib/catalogue/product';

/** A step on the way to a page. */
export interface Step {
  name: string;
  path: `/${string}`;
}

/** The way to the shop, the shop itself last. */
export const shopTrail: readonly Step[] = [
  { name: 'Home', path: '/' },
  { name: 'Shop', path: shopPath },
];

/** The way to a category's page, the page itself last. */
export function categoryTrail({ id, name }: Pick<Category, 'id' | 'name'>): Step[] {
  return [...shopTrail, { name, path: categoryPagePath(id) }];
}

/** The way to a product's page, the page itself last. */
export function productTrail({ name, path, category, categoryKey }: Product): Step[] {
  return [...categoryTrail({ id: categoryKey, name: category }), { name, path }];
}

/** The way to a page of a shelf, from the way to its first: a later page is a step further. */
export function shelfTrail(trail: readonly Step[], page: number): readonly Step[] {
  const shelf = trail.at(-1);
  return page === 1 || !shelf
    ? trail
    : [...trail, { name: `Page ${page}`, path: listingPagePath(shelf.path, page) }];
}
