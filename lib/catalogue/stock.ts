import type { ProductRecord } from '@/data/schema/product';

/** What is left of a product, size by size. A size that neither field names can be ordered. */
export interface Stock {
  /** The sizes that are sold out, in the product's order. Left out: none. */
  soldOutSizes?: readonly string[];
  /** How many are left of a size, where the owner counts them: above 0. */
  sizesLeft?: Readonly<Record<string, number>>;
}

interface Stocked extends Stock {
  sizes: readonly string[];
}

/** A record's stock: `soldOut: true` is every size, a count of 0 a sold-out size. */
export function stockOf(
  { soldOut = [], sizesLeft = {} }: Pick<ProductRecord, 'soldOut' | 'sizesLeft'>,
  sizes: readonly string[],
): Stock {
  const named = typeof soldOut === 'boolean' ? (soldOut ? sizes : []) : soldOut;
  const soldOutSizes = sizes.filter((size) => named.includes(size) || sizesLeft[size] === 0);
  const left = Object.entries(sizesLeft).filter(([size]) => !soldOutSizes.includes(size));
  return {
    ...(soldOutSizes.length > 0 && { soldOutSizes }),
    ...(left.length > 0 && { sizesLeft: Object.fromEntries(left) }),
  };
}

/** Whether a size of a product is sold out. */
export function isSizeSoldOut({ soldOutSizes }: Stock, size: string): boolean {
  return soldOutSizes?.includes(size) ?? false;
}

/** How many are left of a size, if fewer than `quantity`; undefined for enough, or not counted. */
export function tooFewLeft(
  { sizesLeft }: Stock,
  size: string,
  quantity: number,
): number | undefined {
  const left = sizesLeft?.[size];
  return left !== undefined && left < quantity ? left : undefined;
}

/** Whether a product has no size left to order. */
export function isSoldOut({ sizes, soldOutSizes }: Stocked): boolean {
  return sizes.length === soldOutSizes?.length;
}

/** Whether a size can be ordered: the product has it, and it is not sold out. */
export function isAvailable(product: Stocked, size: string): boolean {
  return product.sizes.includes(size) && !isSizeSoldOut(product, size);
}

/** The sizes that can be ordered. */
export function availableSizes(product: Stocked): readonly string[] {
  return product.sizes.filter((size) => isAvailable(product, size));
}

/** The products with those that are sold out last, otherwise in their order. */
export function soldOutLast<P extends Stocked>(products: readonly P[]): P[] {
  return [
    ...products.filter((product) => !isSoldOut(product)),
    ...products.filter((product) => isSoldOut(product)),
  ];
}

/** The lowest price, in whole shillings, of what can be bought today; undefined where nothing can. */
export function lowestKes(
  products: readonly (Stocked & { priceKes: number })[],
): number | undefined {
  const prices = products.filter((product) => !isSoldOut(product)).map(({ priceKes }) => priceKes);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
