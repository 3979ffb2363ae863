import type { Product } from './product';

/**
 * Products to look at next: those of the same category first, then of the same kind, then the
 * others. Each list begins after the product itself, so that every product is led to from somewhere.
 */
export function relatedProducts(
  product: Product,
  products: readonly Product[],
  count = 4,
): readonly Product[] {
  const at = products.findIndex(({ id }) => id === product.id);
  const others = [...products.slice(at + 1), ...products.slice(0, at)];
  const nearness = (other: Product) =>
    other.categoryKey === product.categoryKey ? 0 : other.kind === product.kind ? 1 : 2;
  return [0, 1, 2]
    .flatMap((wanted) => others.filter((other) => nearness(other) === wanted))
    .slice(0, count);
}
