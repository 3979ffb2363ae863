import type { Product } from './product';
import { isSoldOut } from './stock';

/** The lowest price, in whole shillings, of what can be bought today; undefined where nothing can. */
export function lowestKes(
  products: readonly Pick<Product, 'priceKes' | 'sizes' | 'soldOutSizes'>[],
): number | undefined {
  const prices = products.filter((product) => !isSoldOut(product)).map(({ priceKes }) => priceKes);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
