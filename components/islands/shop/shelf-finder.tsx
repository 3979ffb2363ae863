'use client';

import { colourFamilies } from '@/data/colour-families';
import { loadFindingIndex } from '@/lib/finding/finding-index.client';
import type { FindingIndex } from '@/lib/finding/finding-product';
import { toShelfFinder } from '@/lib/finding/shelf-finder';
import { shelfWords } from '@/lib/site/shelf-words';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { NothingFiltered } from './nothing-filtered';
import { ShelfResults } from './shelf-results';

/**
 * The part of a shelf that loads at the first use of its filters, with the finding index: its rules and
 * what it shows. Rejects where the index does not load.
 */
export async function loadFinder() {
  const index = await loadFindingIndex();
  return {
    find: toShelfFinder(index, colourFamilies, shelfWords.filters, byName),
    Panel: FilterPanel,
    Chips: FilterChips,
    Results: ShelfResults,
    NothingFound: NothingFiltered,
  };
}

export type Finder = Awaited<ReturnType<typeof loadFinder>>;

/** The products whose name has the text. */
function byName({ products }: FindingIndex, text: string) {
  return products.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
}
