import { googleCategories } from '@/data/merchant';
import { WIDE_ROW } from './pagination';
import { type Product, productById } from './product';
import { availableSizes, isSoldOut } from './stock';

/** A product beside another: the lower, the nearer; `rank` before `gapKes`. */
interface Neighbour {
  product: Product;
  rank: number;
  gapKes: number;
}

/** What is worn with a product, as far as it can be bought. */
export function wornWith(product: Product, products: readonly Product[]): readonly Product[] {
  return product.goesWith
    .map((id) => productById(id, products))
    .filter((other) => !isSoldOut(other));
}

/**
 * Products to look at next: of the same size group, for the same age, of the same sort of goods, of
 * the same kind; among these first what shares a size, suits the same people and costs nearly the
 * same; what is sold out last of all. What is worn with it is not among them, nor beside a child's product
 * what grown people wear. One place is for the product's successor, so that every
 * product in stock is in the list of another of its sort and sizes.
 */
export function relatedProducts(
  product: Product,
  products: readonly Product[],
): readonly Product[] {
  const others = products.filter(
    ({ id, ageGroup }) =>
      id !== product.id &&
      !product.goesWith.includes(id) &&
      (ageGroup !== 'adult' || product.ageGroup === 'adult'),
  );
  const nearest = nearestOf(others.map((other) => neighbour(product, other)));
  const next = successor(product, others);
  if (!next || nearest.includes(next)) return nearest;
  return [...nearest.slice(0, WIDE_ROW - 1), next];
}

function neighbour(product: Product, other: Product): Neighbour {
  const inStock = availableSizes(other);
  const otherGroup = other.sizeGroup === '' || other.sizeGroup !== product.sizeGroup;
  const differences = [
    isSoldOut(other),
    otherGroup,
    other.ageGroup !== product.ageGroup,
    sortOf(other) !== sortOf(product),
    other.kind !== product.kind,
    // 28 is a waist for one and a child's shoe for another.
    otherGroup || !product.sizes.some((size) => inStock.includes(size)),
    !suitsSamePeople(product, other),
  ];
  return {
    product: other,
    rank: differences.reduce((rank, differs) => 2 * rank + Number(differs), 0),
    gapKes: Math.abs(other.priceKes - product.priceKes),
  };
}

/** Its kind's path: boots and sneakers are both shoes. */
function sortOf({ kind }: Product): string {
  return googleCategories[kind] ?? kind;
}

function suitsSamePeople(one: Product, other: Product): boolean {
  const genders = new Set([one.gender, other.gender, 'unisex']);
  return one.ageGroup === other.ageGroup && genders.size < 3;
}

/** The nearest first, no more than `WIDE_ROW`. Sorts none of the rest: a large shop has thousands. */
function nearestOf(neighbours: readonly Neighbour[]): Product[] {
  const left = new Set(neighbours);
  return neighbours.slice(0, WIDE_ROW).map(() => {
    let first: Neighbour | undefined;
    for (const one of left) if (!first || isNearer(one, first)) first = one;
    const { product } = first as Neighbour;
    left.delete(first as Neighbour);
    return product;
  });
}

function isNearer(one: Neighbour, other: Neighbour): boolean {
  return one.rank === other.rank ? one.gapKes < other.gapKes : one.rank < other.rank;
}

/**
 * The product in stock of the same sort and size group that follows: the next dearer of its kind,
 * the first of the next kind, and after the last of all the first. So each product in stock follows
 * another.
 */
function successor(product: Product, others: readonly Product[]): Product | undefined {
  const inStock = others.filter(
    (other) =>
      sortOf(other) === sortOf(product) &&
      other.sizeGroup === product.sizeGroup &&
      !isSoldOut(other),
  );
  const first = (of: readonly Product[]) =>
    of.reduce<Product | undefined>(
      (least, one) => (least && !follows(least, one) ? least : one),
      undefined,
    );
  return first(inStock.filter((other) => follows(other, product))) ?? first(inStock);
}

function follows(one: Product, other: Product): boolean {
  for (const key of ['kind', 'priceKes', 'id'] as const) {
    if (one[key] !== other[key]) return one[key] > other[key];
  }
  return false;
}
