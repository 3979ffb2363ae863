import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { isSoldOut } from '@/lib/catalogue/stock';

/** So many that a phone has looked at are shown by themselves; fewer are no row. */
export const LEAST_SEEN = 4;

/** What the shop's listing begins with, but for what is sold out and `besides`: with these, a row. */
export function suggestedProducts(
  { products }: Pick<SearchIndex, 'products'>,
  besides: readonly { id: string }[] = [],
): readonly ListedProduct[] {
  const shown = new Set(besides.map(({ id }) => id));
  return products
    .filter((product) => !isSoldOut(product) && !shown.has(product.id))
    .slice(0, WIDE_ROW - besides.length);
}
