'use client';

import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { categoryIn, hasFilters, withoutCategory } from '@/lib/finding/page-address';
import type { PanelId } from '@/lib/finding/shelf-address';
import { pageHref } from '@/lib/links/site-path';

export type ShelfState = ReturnType<typeof useShelf>;

/** The content of a shelf for the address of its page, which is its state. */
export function useShelf({
  categoryKey,
  categories,
  total,
  paged,
}: {
  /** The category of the shelf; left out for the shop's. */
  categoryKey: string | undefined;
  /** The categories of Shop, whose address may have one of them. */
  categories: readonly CountedCategory[] | undefined;
  /** How many products the shelf has, on all its pages. */
  total: number;
  /** Whether it has more than one page. */
  paged: boolean;
}) {
  const address = useSyncExternalStore(onAddress, addressNow, addressInBuild);
  const search = address ?? '';
  const isAsked = hasFilters(search);
  const { loaded, failed, opened, setOpened } = useFilters(isAsked);

  const category = categories ? categoryIn(search) : null;
  const view = useMemo(
    () => loaded?.filters.viewOf(loaded.source, search, categoryKey ?? category ?? ''),
    [loaded, search, categoryKey, category],
  );
  const found = view?.isActive ? view : undefined;
  const known = categories && category ? shownCount(categories, category) : total;

  useCategoryPage(categories && paged && known > 0 ? category : null, search);

  return {
    /** The query of the address, '?size=shoes-42'. */
    search,
    go,
    /** The script of the filters, once it and the catalogue's file are there. */
    filters: loaded?.filters,
    /** The index in which the filters find products. */
    source: loaded?.source,
    failed,
    opened,
    setOpened,
    /** The id of Shop's category in the address, null for none. */
    category,
    /** Once the script is there. */
    view,
    /** The same where the address asks for anything beyond a category. */
    found,
    /** Whether the address has filters that are still to be applied. */
    waiting: isAsked && !loaded && !failed,
    /** How many products shelf and category have without filters. */
    known,
    count: found ? found.products.length : known,
  };
}

/** The callbacks for a change of the address by `go`, which no browser event reports. */
const listeners = new Set<() => void>();

function onAddress(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const addressNow = () => window.location.search;
/** The prerendered page serves every address, so hydration starts from it too. */
const addressInBuild = () => undefined;

/**
 * Changes the address without a page load: to an address of the shop, or to another query ('?size=42', ''
 * for none) of this page. Back returns from it; `replace` adds no step to Back.
 */
function go(to: string, replace = false): void {
  const { pathname, href } = window.location;
  const address = new URL(to.startsWith('/') ? pageHref(to as '/') : pathname + to, href).href;
  if (address === href) return;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
  for (const listener of listeners) listener();
}

const filtersScript = lazyChunk(async () => {
  const filters = await import('@/components/shop/filters/filters.client');
  return { filters, source: await filters.loadSource() };
});

/**
 * The open panel of the row, and the script of the filters, which loads for the first panel or for
 * an address with filters. If the script does not load, the panel closes, and the next use tries
 * again.
 */
function useFilters(isAsked: boolean) {
  const { status, part: loaded, load } = useLazyChunk(filtersScript);
  const failed = status === 'failed';
  const [opened, setOpened] = useState<PanelId>();

  // Before the paint: products that the address leaves out never show.
  useLayoutEffect(() => {
    if (!loaded && (isAsked || opened)) void load();
  }, [loaded, isAsked, opened, load]);
  useLayoutEffect(() => {
    if (failed) setOpened(undefined);
  }, [failed]);

  return { loaded, failed, opened, setOpened };
}

/**
 * Replaces the page by the page of a category, with the filters of the address; null changes
 * nothing.
 */
function useCategoryPage(category: string | null, search: string) {
  useEffect(() => {
    if (!category) return;
    window.location.replace(pageHref(categoryPath(category)) + withoutCategory(search));
  }, [category, search]);
}
