import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import type { MarkedText } from '@/lib/format/owners-text';
import type { Picture } from '@/lib/pictures/picture';

export interface IndexCategory {
  id: string;
  name: MarkedText;
  /** The picture of its first product with one. */
  tile?: Picture | undefined;
}

/** The categories that the index has products of, in the order of Home. */
export function indexCategories({
  products,
  categories,
}: Pick<SearchIndex, 'products' | 'categories'>): readonly IndexCategory[] {
  const first = new Map<string, ListedProduct>();
  for (const product of products) {
    const { categoryKey, picture } = product;
    if (!first.has(categoryKey) || (picture && !first.get(categoryKey)?.picture))
      first.set(categoryKey, product);
  }
  const ordered = [...first.values()].sort(
    (a, b) => categories.indexOf(a.categoryKey) - categories.indexOf(b.categoryKey),
  );
  return ordered.map(({ categoryKey, category, picture }) => ({
    id: categoryKey,
    name: { text: category },
    tile: picture,
  }));
}
