import { googleCategories } from '@/data/merchant';
import { WIDE_ROW } from './pagination';
import { type Product, productById } from './product';
import { availableSizes, isSoldOut } from './stock';

interface Neighbour {
  product: Product;
  rank: number;
}

/** What is worn with a product, as far as it can be bought. */
export function wornWith(product: Product, products: readonly Product[]): readonly Product[] {
  return product.goesWith
    .map((id) => productById(id, products))
    .filter((other) => !isSoldOut(other));
}

/**
 * Products to look at next: of the same size group, for the same age, of the same sort of goods, of
 * the same kind; among these first what shares a size and suits the same people, then those that follow in
 * `products`; what is sold out last of all. What is worn with it is not among them, nor beside a child's product
 * what grown people wear. One place is for the product's successor, so that every
 * product in stock is in the list of another of its sort and sizes. No price counts: it would change the pages
 * of other products.
 */
export function relatedProducts(
  product: Product,
  products: readonly Product[],
): readonly Product[] {
  const at = products.findIndex(({ id }) => id === product.id);
  const others = [...products.slice(at + 1), ...products.slice(0, at)].filter(
    ({ id, ageGroup }) =>
      !product.goesWith.includes(id) && (ageGroup !== 'adult' || product.ageGroup === 'adult'),
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

/** The nearest first, `WIDE_ROW` at most, equal ones in their order. Does not sort thousands of others. */
function nearestOf(neighbours: readonly Neighbour[]): Product[] {
  const left = new Set(neighbours);
  return neighbours.slice(0, WIDE_ROW).map(() => {
    let first: Neighbour | undefined;
    for (const one of left) if (!first || one.rank < first.rank) first = one;
    const { product } = first as Neighbour;
    left.delete(first as Neighbour);
    return product;
  });
}

/** The next product in stock of the same sort and sizes in a circle, so that each follows another. */
function successor(product: Product, others: readonly Product[]): Product | undefined {
  return others.find(
    (other) =>
      sortOf(other) === sortOf(product) &&
      other.sizeGroup === product.sizeGroup &&
      !isSoldOut(other),
  );
}
