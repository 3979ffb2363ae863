import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { availableSizes } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import type { MarkedText } from '@/lib/format/owners-text';
import { shopPath } from '@/lib/links/page-paths';
import { memoize } from '@/lib/values/memoize';
import { filtersWords } from '@/words/filters';
import type { ColourFamilies } from './colour-family';
import { type FilteredShelf, findOnShelf } from './find-on-shelf';
import { type FacetId, facetIds } from './page-address';
import { priceLabel } from './price-bands';
import { type SearchResult, sizesFound } from './search-products';
import {
  type FacetValue,
  isFiltered,
  type PanelId,
  type ShelfQuery,
  shelfSearch,
} from './shelf-address';
import { type ShelfItem, sizeValue, toShelfItem } from './shelf-item';
import { phraseOf, wordsOf } from './text-words';

/** What a shelf is filtered and searched in. */
export interface ShelfSource {
  index: Pick<SearchIndex, 'products'>;
  families: ColourFamilies;
  /** What a text finds (./search-products). */
  search: (text: string) => Pick<SearchResult, 'products' | 'sizes'>;
}

/** A chosen value of a filter, or the search, as it is named. */
export interface Chosen extends MarkedText {
  part: FacetId | 'q';
  value: string;
}

/** A product of the results; `askedSizes` are those of filter and search that it has in stock. */
export interface FoundProduct extends ListedProduct {
  askedSizes: readonly string[];
}

/** What a shelf shows for an address. */
export interface ShelfView extends FilteredShelf<FoundProduct> {
  query: ShelfQuery;
  /** Whether the address asks for anything beyond a category. */
  isActive: boolean;
  /** The buttons of the row that have something chosen. */
  chosen: readonly PanelId[];
  /** Everything that is chosen, as it is named. */
  values: readonly Chosen[];
  /** What can be ordered by: only where products differ by it. */
  sorts: readonly ShelfQuery['sort'][];
  nameOf: (facet: FacetId, value: string) => MarkedText;
  /** The address of Shop with these filters in another category, '' for all. */
  searchIn: (categoryKey: string) => `/${string}`;
}

/** What a shelf shows for a query; `categoryKey` is the category of the shelf, '' for the shop's. */
export function shelfView(source: ShelfSource, asked: ShelfQuery, categoryKey: string): ShelfView {
  const { items, names } = itemsOf(source);
  const shelf = ofCategory(items, categoryKey);
  const query = withKinds(withGroups(asked, shelf), shelf);
  const answer = query.q.trim() ? source.search(query.q) : undefined;
  const found = findOnShelf(shelf, searched(shelf, answer?.products), query);
  const withSizes = (product: ListedProduct): FoundProduct => ({
    ...product,
    askedSizes: askedSizes(product, query, answer?.sizes),
  });
  return {
    ...found,
    products: found.products.map(withSizes),
    close: found.close.map(withSizes),
    query,
    isActive: isFiltered(query) || query.sort !== '',
    chosen: [
      ...facetIds.filter((facet) => query[facet].length > 0),
      ...(query.sort ? (['sort'] as const) : []),
    ],
    values: chosenValues(query, names),
    sorts: sortsOf(shelf),
    nameOf: (facet, value) => nameOf(names, facet, value),
    searchIn: (other) => inCategory(query, other, ofCategory(items, other)),
  };
}

/** The products of a source with their values, and what each value is called. */
const itemsOf = memoize(({ index, families }: ShelfSource) => {
  const items = index.products.map((product) => toShelfItem(product, families));
  const names: Names = new Map(
    items.flatMap(({ values }) =>
      facetIds.flatMap((facet) =>
        values[facet].map((one) => [`${facet} ${one.value}`, one] as const),
      ),
    ),
  );
  return { items, names };
});

/** By filter and value, 'colour brown'. */
type Names = ReadonlyMap<string, FacetValue>;

function nameOf(names: Names, facet: FacetId, value: string): MarkedText {
  if (facet === 'price') return { text: priceLabel(value) };
  const { text, lang } = names.get(`${facet} ${value}`) ?? { text: value };
  return { text, ...(lang && { lang }) };
}

/** The search, and the values of each filter. */
function chosenValues(query: ShelfQuery, names: Names): Chosen[] {
  const text = query.q.trim();
  const values = facetIds.flatMap((part) =>
    query[part].map((value) => {
      const name = nameOf(names, part, value);
      const text = part === 'size' ? fillText(filtersWords.size, { size: name.text }) : name.text;
      return { part, value, ...name, text };
    }),
  );
  if (!text) return values;
  return [{ part: 'q', value: query.q, text: fillText(filtersWords.search, { text }) }, ...values];
}

/** What products of a shelf differ in. */
function sortsOf(shelf: readonly Item[]): ShelfQuery['sort'][] {
  const hasNew = shelf.some(({ product: { added, markedNew } }) => added || markedNew);
  const hasOffers = shelf.some(({ product }) => product.originalPriceKes);
  return [
    '',
    'price-up',
    'price-down',
    ...(hasNew ? (['newest'] as const) : []),
    ...(hasOffers ? (['discount'] as const) : []),
  ];
}

type Item = ShelfItem<ListedProduct>;

function ofCategory(items: readonly Item[], categoryKey: string): readonly Item[] {
  return categoryKey ? items.filter(({ product }) => product.categoryKey === categoryKey) : items;
}

/** The query with a size that names no group, '42', in each group of the shelf that has it. */
function withGroups(query: ShelfQuery, shelf: readonly Item[]): ShelfQuery {
  const own = shelf.flatMap(({ values }) => values.size);
  const size = query.size.flatMap((asked) => {
    const same = own.filter(({ text }) => text === asked).map(({ value }) => value);
    return same.length > 0 ? same : [asked];
  });
  return { ...query, size: [...new Set(size)] };
}

/**
 * The query with each kind that the shelf lacks replaced by the kinds that are called so: 'shoes' by
 * boots, sneakers and sandals, where pairs are of these kinds.
 */
function withKinds(query: ShelfQuery, shelf: readonly Item[]): ShelfQuery {
  const own = new Map(shelf.map(({ product }) => [product.kind as string, product.kindWords]));
  const kind = query.kind.flatMap((asked) => {
    if (own.has(asked)) return [asked];
    const called = phraseOf(asked);
    const same = [...own].filter(([, words]) => wordsOf(words).includes(called));
    return same.length > 0 ? same.map(([id]) => id) : [asked];
  });
  return { ...query, kind: [...new Set(kind)] };
}

/** The part of a shelf that a search finds, best first; all of it where nothing is searched. */
function searched(
  shelf: readonly Item[],
  found: readonly ListedProduct[] | undefined,
): readonly Item[] {
  if (!found) return shelf;
  const byId = new Map(shelf.map((item) => [item.product.id, item]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The sizes of a product in stock that the filter or the search names. */
function askedSizes(
  product: ListedProduct,
  { size }: ShelfQuery,
  inSearch: readonly string[] = [],
): readonly string[] {
  const named = sizesFound(product, inSearch);
  return availableSizes(product).filter(
    (one) => size.includes(sizeValue(product.sizeGroup, one)) || named.includes(one),
  );
}

/** Shop's address with a query's filters in another category, without values that it lacks. */
function inCategory(query: ShelfQuery, categoryKey: string, items: readonly Item[]): `/${string}` {
  const has = (facet: FacetId, value: string) =>
    facet === 'price' ||
    items.some(({ values }) => values[facet].some((own) => own.value === value));
  const kept = facetIds.map((facet) => [facet, query[facet].filter((value) => has(facet, value))]);
  return `${shopPath}${shelfSearch({ ...query, ...Object.fromEntries(kept), categoryKey })}`;
}
