import type { SearchIndex } from '@/lib/catalogue/catalogue-file';

export interface IndexCategory {
  id: string;
  name: string;
}

/** The categories that the index has products of, in the order of the shop's listing. */
export function indexCategories({ products }: SearchIndex): readonly IndexCategory[] {
  const names = new Map(products.map(({ categoryKey, category }) => [categoryKey, category]));
  return [...names].map(([id, name]) => ({ id, name }));
}
