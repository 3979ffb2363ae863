import type { Product } from '@/lib/catalogue/product';
import { formatThousands } from '@/lib/format/money';
import type { MarkedText } from '@/lib/format/owners-text';
import { type ColourFamilies, coloursOf } from './colour-family';
import { type FacetId, facetIds } from './page-address';
import { type FacetValue, isPriceLimit, priceRange, type ShelfQuery } from './shelf-address';
import { type ShelfItem, type ShelfProduct, sizeValue, toShelfItem } from './shelf-item';

/** The products with a chosen value of every filter but `besides`, in their order. */
export function filterItems<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  query: ShelfQuery,
  besides?: FacetId,
): readonly ShelfItem<P>[] {
  const facets = facetIds.filter((facet) => facet !== besides && query[facet].length > 0);
  return items.filter((item) => facets.every((facet) => hasOne(item, facet, query[facet])));
}

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

export interface FacetOption extends FacetValue {
  /** The products that have it, given the other filters. */
  count: number;
  isChosen: boolean;
}

/**
 * The values that products of a shelf have of a filter, each with its count given the other
 * filters, and chosen values that none of the products has. Sizes by group in their own order, prices from
 * the lowest, colours and kinds by how many products have them, then by name.
 */
export function facetOptions<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  facet: FacetId,
  query: ShelfQuery,
): FacetOption[] {
  const all = counted(items, facet);
  const left = counted(filterItems(items, query, facet), facet);
  const chosen = query[facet].filter((value) => facet !== 'price' || !isPriceLimit(value));
  const options = sorted(items, [...all.values()], facet).map(({ value, text, lang, group }) => ({
    value,
    text,
    ...(lang && { lang }),
    ...(group !== undefined && { group }),
    count: left.get(value)?.count ?? 0,
    isChosen: chosen.includes(value),
  }));
  const strange = chosen.filter((value) => !all.has(value));
  return [
    ...options,
    ...strange.map((value) => ({
      value,
      text: value,
      // A range of prices that is no band has products all the same.
      count: filterItems(items, { ...query, [facet]: [value] }).length,
      isChosen: true,
    })),
  ];
}

/**
 * The highest prices that a shopper can choose, 'up to KSh 2,500', lowest first: the ends of the bands that
 * products of the shelf have, but for the highest, which leaves out none. Each with its count given the other
 * filters, and a chosen one that is no end of a band.
 */
export function priceLimits<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  query: ShelfQuery,
): FacetOption[] {
  const bands = sorted(items, [...counted(items, 'price').values()], 'price');
  const ends = bands.slice(0, -1).map(({ value }) => (priceRange(value)?.to ?? 0) + 1);
  const chosen = query.price.filter(isPriceLimit);
  return [...new Set([...ends.map((end) => `0-${end}`), ...chosen])].map((value) => ({
    value,
    text: formatThousands(priceRange(value)?.to ?? 0),
    count: filterItems(items, { ...query, price: [value] }).length,
    isChosen: chosen.includes(value),
  }));
}

/** The filters that tell products of a shelf apart: those of which they have two values or more. */
export function usefulFacets<P extends ShelfProduct>(items: readonly ShelfItem<P>[]): FacetId[] {
  return facetIds.filter((facet) => counted(items, facet).size > 1);
}

/** The filters that tell these products apart, as the build knows them. */
export function shelfFacets(products: readonly Product[], families: ColourFamilies): FacetId[] {
  return usefulFacets(itemsOf(products, families));
}

/** The kinds of these products, each with their number, as the build knows them. */
export function shelfKinds(products: readonly Product[]): CountedKind[] {
  const items = itemsOf(products, {});
  return sorted(items, [...counted(items, 'kind').values()], 'kind').map(
    ({ value, count, ...name }) => ({ id: value, name, count }),
  );
}

export interface CountedKind {
  id: string;
  name: MarkedText;
  count: number;
}

function itemsOf(products: readonly Product[], families: ColourFamilies) {
  return products.map(({ colour, ...product }) =>
    toShelfItem({ ...product, colours: coloursOf({ colour }) }, families),
  );
}

type Counted = FacetValue & { count: number };

function counted<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  facet: FacetId,
): Map<string, Counted> {
  const found = new Map<string, Counted>();
  for (const { values } of items) {
    for (const one of values[facet]) {
      const before = found.get(one.value);
      if (before) before.count += 1;
      else found.set(one.value, { ...one, count: 1 });
    }
  }
  return found;
}

function sorted<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  values: readonly Counted[],
  facet: FacetId,
): Counted[] {
  if (facet === 'size') return bySize(items, values);
  if (facet === 'price') return [...values].sort((a, b) => start(a.value) - start(b.value));
  return [...values].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/**
 * Group by group as the shelf has them. Sizes that all begin with a digit are in the order of their
 * numbers, as products with their own lists leave different ones out. Other sizes are in the order of the
 * products' lists, where sold-out sizes have their place too.
 */
function bySize<P extends ShelfProduct>(
  items: readonly ShelfItem<P>[],
  values: readonly Counted[],
): Counted[] {
  const listed = new Set(
    items.flatMap(({ product: { sizes, sizeGroup } }) =>
      sizes.map((size) => sizeValue(sizeGroup, size)),
    ),
  );
  const place = new Map([...listed].map((value, at) => [value, at]));
  const groups = [...new Set(values.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = values.filter((one) => one.group === group);
    const rank = own.every(({ text }) => /^\d/.test(text))
      ? ({ text }: Counted) => Number.parseFloat(text)
      : ({ value }: Counted) => place.get(value) ?? 0;
    return own.sort((a, b) => rank(a) - rank(b));
  });
}

function start(value: string): number {
  return priceRange(value)?.from ?? 0;
}
