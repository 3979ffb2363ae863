'use client';

import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { categoriesWords } from '@/words/categories';
import { ShelfPills } from './shelf-pills.client';

/**
 * Shop's links to all products and to each category. A link changes `?category=`; in a shop of more than
 * one page, where no page holds a whole category, it leads to the category's own page.
 */
export function CategoryPills({
  categories,
  chosen,
  paged,
  go,
}: {
  categories: readonly CountedCategory[];
  /** The id of the category that is shown, '' for all products, undefined for the results of a search in all. */
  chosen: string | undefined;
  /** Whether the shop has more than one page. */
  paged: boolean;
  /** Shows another category, '' for all, with the filters that are chosen. */
  go: (categoryKey: string) => void;
}) {
  const pills = [
    { id: '', name: { text: categoriesWords.all }, count: shownCount(categories, null) },
    ...categories,
  ];
  return (
    <ShelfPills
      name={categoriesWords.name}
      pills={pills.map(({ id, name, count }) => ({
        id,
        name,
        count,
        path: id && paged ? categoryPath(id) : filteredShopPath(id),
      }))}
      chosen={chosen === undefined ? [] : [chosen]}
      go={paged ? undefined : go}
    />
  );
}
