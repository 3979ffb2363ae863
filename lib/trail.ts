import type { CountedCategory, Product } from './catalogue';

/** A step on the way to a page. */
export interface Step {
  name: string;
  path: `/${string}`;
}

const shopSteps: readonly Step[] = [
  { name: 'Home', path: '/' },
  { name: 'Shop', path: '/shop/' },
];

/** The way to a category's page, the page itself last. */
export function categoryTrail({ id, name }: Pick<CountedCategory, 'id' | 'name'>): Step[] {
  return [...shopSteps, { name, path: categoryPagePath(id) }];
}

/** The way to a product's page, the page itself last. */
export function productTrail({ name, path, category, categoryKey }: Product): Step[] {
  return [...categoryTrail({ id: categoryKey, name: category }), { name, path }];
}

/** The address of a category's own page, inside the shop (design §4.13). */
export function categoryPagePath(categoryId: string): `/${string}` {
  return `/shop/${categoryId}/`;
}
