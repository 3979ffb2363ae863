import type { CategoryRecord } from '@/data/schema/category';
import type { MarkedText } from '@/lib/format/owners-text';
import type { Picture } from '@/lib/pictures/picture';

/** A category with all that the build knows of it, its products aside. */
export interface Category
  extends Omit<
    CategoryRecord,
    'products' | 'tilePicture' | 'wholesale' | 'name' | 'description' | 'owners'
  > {
  name: MarkedText;
  description?: MarkedText;
  count: number;
  tile?: Picture;
}

/** What travels to the phone for a category: what a link with its number of products needs. */
export interface CountedCategory extends Pick<Category, 'id' | 'name' | 'count'> {
  /** Never set: it stops a whole `Category`, which has it, from being passed to a client component. */
  description?: never;
}

/** What a category's link needs, without what only the build reads. */
export function toCountedCategory({ id, name, count }: Category): CountedCategory {
  return { id, name, count };
}

/** How many products a chosen category shows; null chooses all; one the shop does not know shows none. */
export function shownCount(
  categories: readonly { id: string; count: number }[],
  chosen: string | null,
): number {
  return categories
    .filter((category) => chosen === null || category.id === chosen)
    .reduce((sum, category) => sum + category.count, 0);
}
