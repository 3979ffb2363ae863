'use client';

import { type ComponentProps, Suspense } from 'react';
import type { CountedCategory } from '@/lib/catalogue/category';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import type { FacetId } from '@/lib/finding/shelf-address';
import { AddressReader } from './address-reader.client';
import { CategoryPills } from './category-pills.client';
import { FilterRow } from './filter-row.client';
import css from './shelf.module.css';
import { ShelfLine } from './shelf-line.client';
import { ShelfProducts } from './shelf-products.client';
import { ShelfSearch } from './shelf-search.client';
import { useShelf } from './use-shelf.client';

/**
 * One page of a listing under a row of filters. The address is the state: with filters in it, all
 * of the listing that they leave takes the place of the page's own products. The filters' rules,
 * their panels and the index of all products load at their first use; where they do not, the page
 * stays as it is. (docs/decisions/0034)
 */
export function Shelf({
  products,
  facets,
  categoryKey,
  categories,
  total,
  ...shown
}: {
  /**
   * The filters that are of use on this shelf, for each category that it can show; '' for all of
   * it.
   */
  facets: Readonly<Record<string, readonly FacetId[]>>;
  /** The category of the shelf; left out for the shop's. */
  categoryKey?: string;
  /** Given on Shop: the links to its categories. */
  categories?: readonly CountedCategory[];
  /** How many products the shelf has, on all its pages. */
  total: number;
} & Omit<ComponentProps<typeof ShelfProducts>, 'shelf'>) {
  const paged = total > products.length;
  const shelf = useShelf({ categoryKey, categories, total, paged });
  const { category, known, finder, view, found, opened, setOpened, go } = shelf;
  return (
    <>
      <Suspense>
        <AddressReader onRead={shelf.onRead} />
      </Suspense>
      {categories && (
        <>
          <ShelfSearch shelf={shelf} />
          {categories.length > 1 && (
            <CategoryPills
              categories={categories}
              chosen={category}
              paged={paged}
              go={(id) => go(found?.searchIn(id) ?? filteredShopPath(id))}
            />
          )}
        </>
      )}
      <div className={css.bar}>
        {total > 1 && (
          <FilterRow facets={facets[(known > 0 && category) || ''] ?? []} shelf={shelf} />
        )}
        {finder && view && opened && (
          <finder.Panel
            key={opened}
            id={opened}
            view={view}
            go={go}
            onClosed={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        )}
        <ShelfLine products={products} shelf={shelf} />
      </div>
      <ShelfProducts products={products} shelf={shelf} {...shown} />
    </>
  );
}
