import type { Product } from './product';
import { soldOutLast } from './stock';

/**
 * Products to look at next: those of the same category first, then of the same kind, then the others
 * (docs/behaviour.md 2.11), and what is sold out last of all. The list starts after the product itself
 * and wraps round, so that every product in stock is in the list of some other.
 */
export function relatedProducts(
  product: Product,
  products: readonly Product[],
  count = 4,
): readonly Product[] {
  const at = products.findIndex(({ id }) => id === product.id);
  const others = [...products.slice(at + 1), ...products.slice(0, at)];
  const distance = (other: Product) =>
    other.categoryKey === product.categoryKey ? 0 : other.kind === product.kind ? 1 : 2;
  const nearest = [0, 1, 2].flatMap((wanted) =>
    others.filter((other) => distance(other) === wanted),
  );
  return soldOutLast(nearest).slice(0, count);
}
