'use client';

import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { hasFilters } from '@/lib/finding/has-filters';
import { pageHref } from '@/lib/links/site-path';
import { useFinder } from './use-finder.client';
import { useShelfAddress } from './use-shelf-address.client';

export type ShelfState = ReturnType<typeof useShelf>;

/** What a shelf shows for its address. */
export function useShelf({
  categoryKey,
  categories,
  total,
  paged,
}: {
  /** The category of the shelf; left out for the shop's. */
  categoryKey: string | undefined;
  /** Those of Shop, whose address may have one of them. */
  categories: readonly CountedCategory[] | undefined;
  /** How many products the shelf has, on all its pages. */
  total: number;
  /** Whether it has more than one page. */
  paged: boolean;
}) {
  const address = useShelfAddress();
  const { search, isRead } = address;
  const filters = hasFilters(search);
  const { finder, failed, opened, setOpened } = useFinder(filters);

  const category = categories ? new URLSearchParams(search).get('category') || null : null;
  const view = useMemo(
    () => finder?.find(search, categoryKey ?? category ?? ''),
    [finder, search, categoryKey, category],
  );
  const found = view?.isActive ? view : undefined;
  const known = categories && category ? shownCount(categories, category) : total;

  const waiting = filters && !finder && !failed;
  useWaitingMark(isRead ? waiting : undefined);
  useCategoryPage(categories && paged && known > 0 ? category : null, search);

  return {
    ...address,
    finder,
    failed,
    opened,
    setOpened,
    /** The id of Shop's category in the address, null for none. */
    category,
    /** Once the finder is there. */
    view,
    /** The same where the address asks for anything beyond a category. */
    found,
    /** Whether the address has filters that are still to be applied. */
    waiting,
    /** How many products shelf and category have without filters. */
    known,
    count: found ? found.products.length : known,
  };
}

/** Marks the page for the style while products are waited for; undefined before that is known. */
function useWaitingMark(waiting: boolean | undefined) {
  useLayoutEffect(() => {
    if (waiting === undefined) return;
    // On <html>, which React does not draw: the early script has set it before the first paint.
    if (waiting) document.documentElement.dataset.waiting = '';
    else delete document.documentElement.dataset.waiting;
  }, [waiting]);
}

/** Replaces the page by that of a category, with the filters of the address; null stays. */
function useCategoryPage(category: string | null, search: string) {
  useEffect(() => {
    if (!category) return;
    const query = new URLSearchParams(search);
    query.delete('category');
    const rest = query.size > 0 ? `?${query}` : '';
    window.location.replace(pageHref(categoryPath(category)) + rest);
  }, [category, search]);
}
