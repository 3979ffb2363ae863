import { categoryPath, productPath, shopPath } from '@/lib/catalogue/shop-paths';
import { pagePaths } from '@/lib/links/page-paths';
import { nearestName } from '@/lib/values/nearest-name';
import type { CheckedShop, Rule } from '@/tools/owner/check/checked-shop';
import { stop } from '@/tools/owner/check/finding';

const FILE = 'announcement.ts';

/** An announcement has a text and both days, in their order. */
const days: Rule = ({ announcement: { text, first, last } }) => {
  const parts = Object.entries({ text, first, last });
  const [given] = parts.filter(([, value]) => value);
  const missing = parts.filter(([, value]) => !value).map(([name]) => name);
  if (given && missing.length > 0) {
    const must = `must have ${missing.join(' and ')} beside it, or be left out`;
    return [stop(FILE, [given[0]], must)];
  }
  if (!first || !last || first <= last) return [];
  return [stop(FILE, ['last'], `must be ${first}, its first day, or later`, last)];
};

/** It leads to a page that is there. */
const page: Rule = (shop) => {
  const { page } = shop.announcement;
  const known = pagesOf(shop);
  if (!page || known.includes(page)) return [];
  const meant = nearestName(page, known);
  const must = `must be a page of the shop${meant ? `; did you mean "${meant}"?` : ''}`;
  return [stop(FILE, ['page'], must, page)];
};

function pagesOf({ categories, everyProduct }: CheckedShop): readonly string[] {
  return [
    ...Object.values(pagePaths),
    shopPath,
    ...categories.map(({ id }) => categoryPath(id)),
    ...everyProduct.map(({ category, id }) => productPath(category, id)),
  ];
}

export const announcementRules: readonly Rule[] = [days, page];
