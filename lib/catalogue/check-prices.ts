import { memoize } from '@/lib/format/memoize';
import { formatKes } from '@/lib/format/money';
import { isPositiveInteger } from '@/lib/format/unknown-values';
import { categoryFile } from './check-categories';
import type { Issue, Loose } from './issue';

type PricedCategories = readonly {
  readonly id?: unknown;
  readonly products?: readonly Loose<
    'id' | 'kind' | 'ageGroup' | 'priceKes' | 'originalPriceKes'
  >[];
}[];

/** From this number on, neighbours show how much their prices differ. */
const ENOUGH = 3;

/** In a larger group the product itself hardly moves the median. */
const SMALL_GROUP = 30;

/**
 * How many times a price may be its neighbours' median, or the median the price. A typing error is a
 * factor of 10 from the right price, which may be some way from the median: 280 in place of 2,800 is an
 * eighth of 2,250.
 */
const FACTOR = {
  /** Of neighbours that are alike. */
  least: 6,
  /** Of neighbours whose own prices differ widely, and of products of other kinds. */
  most: 40,
  /** Of one or two neighbours. */
  few: 10,
} as const;

/**
 * A warning for each price that is about a tenth or ten times that of similar products, and for each
 * earlier price that is as far above the price. Similar is the same kind and age
 * in the same category; where those are few the kind anywhere, the category, or at last the whole shop.
 */
export function priceIssues(categories: PricedCategories): Issue[] {
  const groups = new Map<string, number[]>();
  const products = categories.flatMap(({ id: category, products: own = [] }) =>
    own.flatMap(({ id, kind, ageGroup, priceKes: price, originalPriceKes: original }) => {
      if (!isPositiveInteger(price)) return [];
      const goods = `${kind} ${ageGroup}`;
      const names = [`${goods} in ${category}`, goods, `in ${category}`];
      for (const name of [...names, 'shop']) {
        const group = groups.get(name);
        if (group) group.push(price);
        else groups.set(name, [price]);
      }
      return [{ file: categoryFile(category), entry: String(id), price, original, names }];
    }),
  );
  const limitsOfAll = memoize(limitsOf);
  const limitsFor = (price: number, names: readonly string[]) => {
    const inGroup = (name: string) => groups.get(name) ?? [];
    const nearest =
      names.find((name) => inGroup(name).length > ENOUGH) ??
      names.find((name) => inGroup(name).length > 1);
    const group = inGroup(nearest ?? 'shop');
    if (group.length <= 1) return undefined;
    if (group.length > SMALL_GROUP) return limitsOfAll(group);
    return limitsOf(group.toSpliced(group.indexOf(price), 1), nearest ? undefined : FACTOR.most);
  };
  return products.flatMap(({ file, entry, price, original, names }): Issue[] => {
    const limits = limitsFor(price, names);
    const warn = (field: string, message: string): Issue[] => [
      { file, entry, field, message, severity: 'warning' },
    ];
    if (limits && (price <= limits.low || price >= limits.high)) {
      const why = price <= limits.low ? 'a digit may be missing' : 'a digit may be too many';
      const typical = formatKes(limits.median);
      return warn(
        'priceKes',
        `is ${formatKes(price)} right? Similar products cost about ${typical}: ${why}`,
      );
    }
    if (isPositiveInteger(original) && original >= FACTOR.least * price) {
      return warn(
        'originalPriceKes',
        `is ${formatKes(original)} right? The price now is ${formatKes(price)}: a digit may be too many`,
      );
    }
    return [];
  });
}

/** The median of these prices, and from where on a price beside them is too low or too high. */
function limitsOf(prices: readonly number[], fixedFactor?: number) {
  const median = medianOf(prices);
  const distance = medianOf(prices.map((price) => Math.abs(Math.log(price / median))));
  const usual = Math.min(Math.max(Math.exp(4 * distance), FACTOR.least), FACTOR.most);
  const factor = fixedFactor ?? (prices.length < ENOUGH ? FACTOR.few : usual);
  return { median, low: median / factor, high: median * factor };
}

function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((a, b) => a - b);
  const [below = 0, above = below] = inOrder.slice((inOrder.length - 1) >> 1);
  return inOrder.length % 2 === 1 ? below : (below + above) / 2;
}
