import { discountPercent } from '@/lib/catalogue/discount';
import { soldOutLast } from '@/lib/catalogue/stock';
import { type FacetOption, facetOptions, filterItems, priceLimits, usefulFacets } from './facets';
import { isFew } from './few-found';
import { type FacetId, facetIds } from './page-address';
import { type ShelfQuery, type SortId, without } from './shelf-address';
import type { ShelfItem, ShelfProduct } from './shelf-item';

const CLOSE = 4;

/** What a shelf shows for a query. */
export interface FilteredShelf<P> {
  /** In the order that is asked. */
  products: readonly P[];
  /** The filters that the shelf has, with their values. */
  facets: readonly { id: FacetId; options: readonly FacetOption[] }[];
  /** The highest prices that can be chosen beside the bands of the price filter. */
  priceLimits: readonly FacetOption[];
  /** Where a filter leaves only a few: what it leaves out, nearest first. */
  close: readonly P[];
  /** Where nothing is found: each filter that is in the way, and how many products are found without it. */
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
    priceLimits: priceLimits(searched, query),
    close: isFew(left) ? closeTo(searched, query) : [],
    lifts: left.length > 0 ? [] : liftable(shelf, searched, query),
  };
}

/** What is left without one of the filters, that of the size last; but for what is left with all of them. */
function closeTo<P extends ShelfProduct>(
  searched: readonly ShelfItem<P>[],
  query: ShelfQuery,
): readonly P[] {
  const left = new Set(filterItems(searched, query));
  const others = [...facetIds]
    .reverse()
    .filter((facet) => query[facet].length > 0)
    .flatMap((facet) => filterItems(searched, query, facet).filter((item) => !left.has(item)));
  return soldOutLast([...new Set(others)].map(({ product }) => product)).slice(0, CLOSE);
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

const price = ({ priceKes }: ShelfProduct) => priceKes;
const discount = ({ priceKes, originalPriceKes }: ShelfProduct) =>
  originalPriceKes === undefined ? 0 : discountPercent(priceKes, originalPriceKes);

const orders: Readonly<
  Record<Exclude<SortId, ''>, (one: ShelfProduct, other: ShelfProduct) => number>
> = {
  'price-up': (one, other) => price(one) - price(other),
  'price-down': (one, other) => price(other) - price(one),
  // A product without a day is older than any with one; among those, what is marked as new is first.
  newest: (one, other) =>
    compare(other.added ?? '', one.added ?? '') ||
    Number(other.markedNew ?? 0) - Number(one.markedNew ?? 0),
  discount: (one, other) => discount(other) - discount(one),
};

/**
 * The products in the order that is asked, '' for the one they have. Equal ones
 * keep their order, and what is sold out is last in every order.
 */
export function sortProducts<P extends ShelfProduct>(products: readonly P[], sort: SortId): P[] {
  return soldOutLast(sort ? [...products].sort(orders[sort]) : products);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
