import type { Category } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';

interface Finish {
  category: Category;
  /** Its category before it changed; undefined for a new product. */
  before: Category | undefined;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/**
 * A product's record that is new or has changed, with what follows from its category and the day: the day
 * on which a new one was added, and for one that moves to another category its former address, and the folder where its photos stay.
 */
export function finishedRecord(
  record: ProductRecord,
  { category, before, today }: Finish,
): ProductRecord {
  if (!before) {
    return { ...record, category: category.id, added: record.added ?? today };
  }
  if (category.id === before.id) return record;
  const folder = record.folder ?? before.folder;
  const { folder: _folder, place: _place, formerPaths = [], ...rest } = record;
  const paths = [...formerPaths, `${before.id}/${record.id}`];
  return {
    ...rest,
    category: category.id,
    ...(folder !== category.folder && { folder }),
    formerPaths: paths.filter((path) => path !== `${category.id}/${record.id}`),
  };
}
