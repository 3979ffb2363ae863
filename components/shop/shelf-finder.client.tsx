'use client';

import { PageLinks } from '@/components/search/page-links.client';
import { colourFamilies } from '@/data/colour-families';
import { loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import { findPages } from '@/lib/finding/find-pages';
import { searchProducts } from '@/lib/finding/search-products';
import { isSearchAlone, type ShelfQuery } from '@/lib/finding/shelf-address';
import { shelfViews } from '@/lib/finding/shelf-view';
import { FilterChips } from './filter-chips.client';
import { FilterPanel } from './filter-panel.client';
import { NothingFiltered } from './nothing-filtered.client';
import { ShelfResults } from './shelf-results.client';

/**
 * The part of a shelf that loads at the first use of its filters, with the catalogue's file: its rules and
 * what it shows. Rejects where the file does not load.
 */
export async function loadFinder() {
  const index = await loadCatalogueFile();
  const search = (text: string) => searchProducts(index, text);
  return {
    find: shelfViews(index, colourFamilies, search),
    Panel: FilterPanel,
    Chips: FilterChips,
    Results: ShelfResults,
    NothingFiltered,
    index,
    PageLinks,
    pagesFor: ({ q }: ShelfQuery) => findPages(index, q),
    /** What a search alone would find without a part of it. */
    nearestTo: (query: ShelfQuery) =>
      isSearchAlone(query) ? searchProducts(index, query.q) : undefined,
  };
}

export type Finder = Awaited<ReturnType<typeof loadFinder>>;
