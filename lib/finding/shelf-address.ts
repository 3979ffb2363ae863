import type { MarkedText } from '@/lib/format/owners-text';
import { longestName } from '@/lib/values/limits';
import { cutText } from '@/lib/values/well-formed';
import { type FacetId, facetIds } from './page-address';
import { queryText } from './query-text';

/** A button of the row above the products: a filter, or the order. */
export type PanelId = FacetId | 'sort';

/** A value of a filter: as an address has it, and as it is shown. */
export interface FacetValue extends MarkedText {
  value: string;
  /** The size group of a size. */
  group?: string;
}

/** The orders besides the suggested one, which is ''. */
const sortIds = ['price-up', 'price-down', 'newest', 'discount'] as const;
export type SortId = (typeof sortIds)[number] | '';

/** What an address asks of a shelf: a list for each filter, empty where it does not filter. */
export interface ShelfQuery extends Record<FacetId, readonly string[]> {
  /** What is searched, '' for nothing. */
  q: string;
  /** A category's id, on Shop alone; '' for all products. */
  categoryKey: string;
  sort: SortId;
}

/** A size with its group, 'group-size', is the longest value of an address. */
const LONGEST_VALUE = 2 * longestName + 1;
const MOST_VALUES = 20;

const emptyQuery: ShelfQuery = {
  q: '',
  categoryKey: '',
  size: [],
  price: [],
  colour: [],
  kind: [],
  sort: '',
};

/**
 * What an address's query ('?size=shoes-42') asks. Whatever is not a filter, an
 * order that does not exist and a price that is not a range are dropped; a value that the shelf does not
 * have is kept, so that the shelf can name it. Never throws.
 */
export function parseShelfQuery(search: string): ShelfQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const values = (facet: FacetId) =>
    [...new Set(params.getAll(facet).map((value) => written(facet, value)))]
      .filter((value) => (facet === 'price' ? priceRange(value) : value))
      .slice(0, MOST_VALUES)
      .sort(facet === 'price' ? byStart : undefined);
  return {
    q: queryText(params.get('q') ?? ''),
    categoryKey: cutText(params.get('category') ?? '', LONGEST_VALUE),
    size: values('size'),
    price: values('price'),
    colour: values('colour'),
    kind: values('kind'),
    sort: sortIds.find((id) => id === sort) ?? '',
  };
}

/**
 * The query of an address that asks for this, '' where it asks for nothing: '?colour=black&size=shoes-42'.
 * The same filters have one address, in whichever order they were chosen.
 */
export function shelfSearch(query: ShelfQuery): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string) => value && params.append(name, value);
  set('category', query.categoryKey);
  set('q', query.q.trim());
  for (const facet of facetIds) {
    for (const value of [...query[facet]].sort(facet === 'price' ? byStart : undefined))
      set(facet, value);
  }
  set('sort', query.sort);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether anything is filtered or searched: an order and a category alone leave no product out. */
export function isFiltered(query: ShelfQuery): boolean {
  return query.q.trim() !== '' || facetIds.some((facet) => query[facet].length > 0);
}

/** Whether something is searched and nothing is filtered. */
export function isSearchAlone(query: ShelfQuery): boolean {
  return isFiltered(query) && facetIds.every((facet) => query[facet].length === 0);
}

/**
 * The query with a value of a filter taken off, or put on. A highest price takes the place of other prices,
 * and they take its place.
 */
export function withValue(query: ShelfQuery, facet: FacetId, value: string): ShelfQuery {
  const chosen = query[facet].filter(
    (one) => facet !== 'price' || one === value || !(isPriceLimit(one) || isPriceLimit(value)),
  );
  const others = chosen.filter((one) => one !== value);
  return { ...query, [facet]: others.length < chosen.length ? others : [...chosen, value] };
}

/** The query with a whole filter taken off, or the search. */
export function without(query: ShelfQuery, part: FacetId | 'q'): ShelfQuery {
  return { ...query, [part]: part === 'q' ? '' : [] };
}

/** The query with nothing searched and no filter; category and order stay. */
export function cleared({ categoryKey, sort }: ShelfQuery): ShelfQuery {
  return { ...emptyQuery, categoryKey, sort };
}

/**
 * The range of a price in an address, in whole shillings, both ends in it: '500-999' and, without an upper
 * end, '5000-'. Null for anything else.
 */
export function priceRange(value: string): { from: number; to: number } | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(value) ?? [];
  if (from === undefined) return null;
  const range = { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
  return range.from <= range.to ? range : null;
}

/** Whether a range of prices is a highest price, '0-1500'; '0-99' is a band. */
export function isPriceLimit(value: string): boolean {
  const range = priceRange(value);
  return range?.from === 0 && range.to % 100 !== 99 && range.to < Number.POSITIVE_INFINITY;
}

/** A value as the shelf has it: colours and kinds in lower-case letters. */
function written(facet: FacetId, value: string): string {
  const text = cutText(value.trim(), LONGEST_VALUE);
  return facet === 'size' ? text : text.toLowerCase();
}

function byStart(one: string, other: string): number {
  return (priceRange(one)?.from ?? 0) - (priceRange(other)?.from ?? 0);
}
