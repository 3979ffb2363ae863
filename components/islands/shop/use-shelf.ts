'use client';

import { useCallback, useRef, useState } from 'react';
import type { CardProduct } from '@/lib/catalogue/product';
import { fetchPage, keptPages } from '@/lib/catalogue/shelf-data.client';
import { pageCount } from '@/lib/catalogue/shelf-pages';

/** Which part of a shelf stands in the page, and how many products the whole shelf holds. */
export interface ShelfPart {
  /** Its address: '/shop/' or a category's page. */
  shelf: `/${string}`;
  /** The number of its first page here. */
  page: number;
  total: number;
  /** The products of that page; none: they are fetched. */
  products?: readonly CardProduct[];
}

/** A shelf as far as it is there, page by page, and the way to its next page. */
export function useShelf({ shelf, page, total, products }: ShelfPart) {
  const [pages, setPages] = useState<readonly (readonly CardProduct[])[]>(() => [
    ...(products ? [products] : []),
    ...keptPages(shelf, products ? page + 1 : page),
  ]);
  const [state, setState] = useState<'resting' | 'fetching' | 'failed'>('resting');
  const busy = useRef(false);
  const next = page + pages.length;

  const fetchNext = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setState('fetching');
    try {
      const fetched = await fetchPage(shelf, next);
      setPages((before) => [...before, unlike(before, fetched)]);
      setState('resting');
    } catch {
      setState('failed');
    }
    busy.current = false;
  }, [shelf, next]);

  return { pages, state, fetchNext, ...(next <= pageCount(total) && { next }) };
}

/** Should the shop have been built anew since, a product may have moved to a later page. */
function unlike(
  pages: readonly (readonly CardProduct[])[],
  fetched: readonly CardProduct[],
): readonly CardProduct[] {
  const shown = new Set(pages.flat().map(({ id }) => id));
  return fetched.filter(({ id }) => !shown.has(id));
}
