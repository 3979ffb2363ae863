import { type FacetId, facetIds, priceRange, type ShelfQuery } from './shelf-address';
import type { ShelfItem, ShelfProduct } from './shelf-item';

/**
 * The products that the filters leave, in their order: one of the chosen values of each filter, and that
 * for every filter. `besides` is a filter that is left out of account.
 */
export function filterItems<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  query: ShelfQuery,
  besides?: FacetId,
): readonly ShelfItem<P>[] {
  const facets = facetIds.filter((facet) => facet !== besides && query[facet].length > 0);
  return items.filter((item) => facets.every((facet) => hasOne(item, facet, query[facet])));
}

/** Whether a product has one of the values. */
function hasOne<P extends ShelfProduct>(
  { product, values }: ShelfItem<P>,
  facet: FacetId,
  chosen: readonly string[],
): boolean {
  if (facet !== 'price') return values[facet].some(({ value }) => chosen.includes(value));
  return chosen.some((value) => {
    const range = priceRange(value);
    return range !== null && product.priceKes >= range.from && product.priceKes <= range.to;
  });
}
