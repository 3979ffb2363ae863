import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { availableSizes } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import type { ColourFamilies } from './colour-family';
import { type FilteredShelf, findOnShelf } from './find-on-shelf';
import { priceLabel } from './price-bands';
import { type SearchResult, sizesFound } from './search-products';
import {
  type FacetId,
  facetIds,
  isFiltered,
  type PanelId,
  parseShelfQuery,
  type ShelfQuery,
  shelfSearch,
} from './shelf-address';
import { type ShelfItem, sizeValue, toShelfItem } from './shelf-item';
import { wordsOf } from './text-words';

/** What a text finds (./search-products). */
type Search = (text: string) => Pick<SearchResult, 'products' | 'sizes'>;

/** A chosen value of a filter, or the search, as it is named. */
export interface Chosen {
  part: FacetId | 'q';
  value: string;
  label: string;
  /** Of a label that is in English on a page in another language. */
  lang?: 'en';
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
  label: (facet: FacetId, value: string) => string;
  /** The address of Shop with these filters in another category, '' for all. */
  searchIn: (categoryKey: string) => `/${string}`;
}

/**
 * Makes the finder of an index: it gives what a shelf shows for the query of an address; `categoryKey` is
 * that of the shelf, '' for the shop's.
 */
export function shelfViews(
  index: SearchIndex,
  families: ColourFamilies,
  search: Search,
): (address: string, categoryKey: string) => ShelfView {
  const items = index.products.map((product) => toShelfItem(product, families));
  const names = new Map(
    items.flatMap(({ values }) =>
      facetIds.flatMap((facet) =>
        values[facet].map((one) => [`${facet} ${one.value}`, one] as const),
      ),
    ),
  );
  const nameOf = (facet: FacetId, value: string) =>
    facet === 'price' ? priceLabel(value) : (names.get(`${facet} ${value}`)?.label ?? value);

  return (address, categoryKey) => {
    const shelf = ofCategory(items, categoryKey);
    const query = withKinds(withGroups(parseShelfQuery(address), shelf), shelf);
    const answer = query.q.trim() ? search(query.q) : undefined;
    const asked = (product: ListedProduct): FoundProduct => ({
      ...product,
      askedSizes: askedSizes(product, query, answer?.sizes),
    });
    const found = findOnShelf(shelf, searched(shelf, answer?.products), query);
    return {
      ...found,
      products: found.products.map(asked),
      close: found.close.map(asked),
      query,
      isActive: isFiltered(query) || query.sort !== '',
      chosen: [
        ...facetIds.filter((facet) => query[facet].length > 0),
        ...(query.sort ? (['sort'] as const) : []),
      ],
      values: [
        ...(query.q.trim()
          ? [
              {
                part: 'q',
                value: query.q,
                label: fillText(filtersWords.search, { text: query.q.trim() }),
              } as const,
            ]
          : []),
        ...facetIds.flatMap((part) =>
          query[part].map((value) => {
            const label = nameOf(part, value);
            const lang = names.get(`${part} ${value}`)?.lang;
            return {
              part,
              value,
              ...(lang && { lang }),
              label: part === 'size' ? fillText(filtersWords.size, { size: label }) : label,
            };
          }),
        ),
      ],
      sorts: [
        '',
        'price-up',
        'price-down',
        ...(shelf.some(({ product: { added, markedNew } }) => added || markedNew)
          ? (['newest'] as const)
          : []),
        ...(shelf.some(({ product }) => product.originalPriceKes) ? (['discount'] as const) : []),
      ],
      label: nameOf,
      searchIn: (other) => inCategory(query, other, ofCategory(items, other)),
    };
  };
}

type Item = ShelfItem<ListedProduct>;

function ofCategory(items: readonly Item[], categoryKey: string): readonly Item[] {
  return categoryKey ? items.filter(({ product }) => product.categoryKey === categoryKey) : items;
}

/** The query with a size that names no group, '42', in each group of the shelf that has it. */
function withGroups(query: ShelfQuery, shelf: readonly Item[]): ShelfQuery {
  const own = shelf.flatMap(({ values }) => values.size);
  const size = query.size.flatMap((asked) => {
    const same = own.filter(({ label }) => label === asked).map(({ value }) => value);
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
    const called = wordsOf(asked).join(' ');
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

/**
 * Shop's address with the filters of a query in another category, without values that it does not
 * have.
 */
function inCategory(query: ShelfQuery, categoryKey: string, items: readonly Item[]): `/${string}` {
  const has = (facet: FacetId, value: string) =>
    facet === 'price' ||
    items.some(({ values }) => values[facet].some((own) => own.value === value));
  const kept = facetIds.map((facet) => [facet, query[facet].filter((value) => has(facet, value))]);
  return `${shopPath}${shelfSearch({ ...query, ...Object.fromEntries(kept), categoryKey })}`;
}
