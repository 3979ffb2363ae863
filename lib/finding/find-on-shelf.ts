import { type FacetOption, facetOptions, usefulFacets } from './facets';
import { filterItems } from './filter-products';
import { type FacetId, facetIds, type ShelfQuery, without } from './shelf-address';
import type { ShelfItem, ShelfProduct } from './shelf-item';
import { sortProducts } from './sort-products';

/** What a shelf shows for a query. */
export interface FilteredShelf<P> {
  /** In the order that is asked. */
  products: readonly P[];
  /** The filters that the shelf has, with their values. */
  facets: readonly { id: FacetId; options: readonly FacetOption[] }[];
  /**
   * Where nothing is found: what can be taken off, and how many products are found then. Empty where no
   * single filter is in the way.
   */
  lifts: readonly { part: FacetId | 'q'; count: number }[];
}

/**
 * What the filters leave of a shelf. `shelf` is all of it, `searched` the part that the search finds, best
 * first, and the same list where nothing is searched.
 */
export function findOnShelf<P extends ShelfProduct>(
  shelf: readonly ShelfItem<P>[],
  searched: readonly ShelfItem<P>[],
  query: ShelfQuery,
): FilteredShelf<P> {
  const left = filterItems(searched, query);
  const useful = usefulFacets(shelf);
  return {
    products: sortProducts(
      left.map(({ product }) => product),
      query.sort,
    ),
    facets: facetIds
      .filter((id) => useful.includes(id) || query[id].length > 0)
      .map((id) => ({ id, options: facetOptions(searched, id, query) })),
    lifts: left.length > 0 ? [] : liftable(shelf, searched, query),
  };
}

function liftable<P extends ShelfProduct>(
  shelf: readonly ShelfItem<P>[],
  searched: readonly ShelfItem<P>[],
  query: ShelfQuery,
): FilteredShelf<P>['lifts'] {
  const parts = [
    { part: 'q', count: query.q.trim() ? filterItems(shelf, without(query, 'q')).length : 0 },
    ...facetIds.map((part) => ({
      part,
      count: query[part].length > 0 ? filterItems(searched, query, part).length : 0,
    })),
  ] as const;
  return parts.filter(({ count }) => count > 0);
}
