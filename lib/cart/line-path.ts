import { productPath } from '@/lib/catalogue/shop-paths';
import { sizePath } from '@/lib/catalogue/size-address';
import { isSlug } from '@/lib/values/unknown-values';
import type { CartLine } from './cart-lines';

/**
 * The page of a line's product with the line's size chosen. Undefined for a line
 * without a product's id: storage can hold anything, so only ids of the form that the shop gives them
 * make an address.
 */
export function linePath({
  id,
  categoryKey,
  size,
}: Pick<CartLine, 'id' | 'categoryKey' | 'size'>): `/${string}` | undefined {
  if (!isSlug(id) || !isSlug(categoryKey)) return undefined;
  return sizePath({ path: productPath(categoryKey, id) }, size);
}
