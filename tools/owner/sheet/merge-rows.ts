import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import type { Placed } from './columns';
import type { Assumed } from './new-product';
import type { TableRow } from './table';

/** The treatment of a product that the sheet no longer has. */
export type Gone = 'keep' | 'sold-out' | 'remove';

/** A row of the sheet as the product that it says. */
export interface PlannedRow {
  row: number;
  /** The values of its cells. */
  given: TableRow['cells'];
  /** Left out: the product is new. */
  existing?: Placed;
  record: ProductRecord;
  category: CategoryRecord;
  /** Fields of a new product that nothing says. */
  assumed: readonly Assumed[];
  /** Its place in the list; Infinity for yes. */
  offer?: number;
  featured?: number;
}

interface MergeOptions {
  gone?: Gone | undefined;
  /** The ids of products that stay as they are where they are gone. */
  keep?: ReadonlySet<string> | undefined;
  newCategories: readonly CategoryRecord[];
  /** Whether the sheet has the column; without the column the list stays. */
  has: (column: 'offer' | 'featured') => boolean;
}

/** The catalogue with the rows in the sheet's order, and what is gone in its old place. */
export function mergeRows(
  data: CatalogueData,
  rows: readonly PlannedRow[],
  gone: readonly Placed[],
  { gone: choice = 'keep', keep, newCategories, has }: MergeOptions,
): CatalogueData {
  const stays = choice === 'remove' ? [] : gone;
  const kept = stays.map(({ record, category }): Placed => {
    const soldOut = choice === 'sold-out' && record.soldOut !== true && !keep?.has(record.id);
    return { category, record: soldOut ? { ...record, soldOut: true } : record };
  });
  const recordsIn = ({ id, products }: CategoryRecord): ProductRecord[] => {
    const own = rows.filter(({ category }) => category.id === id).map(({ record }) => record);
    const left = kept.filter(({ category }) => category.id === id).map(({ record }) => record);
    return withKept(own, left, products, ({ id: one }) => one);
  };
  const listed = (key: 'offer' | 'featured', ids: readonly string[]): readonly string[] => {
    const isKept = new Set([...rows, ...kept].map(({ record }) => record.id));
    if (!has(key)) return ids.filter((id) => isKept.has(id));
    const ranked = rows
      .filter((row) => row[key] !== undefined)
      .toSorted((a, b) => compare(a[key], b[key]))
      .map(({ record }) => record.id);
    const keptIds = kept.map(({ record }) => record.id).filter((id) => ids.includes(id));
    return withKept(ranked, keptIds, ids, (id) => id);
  };
  return {
    ...data,
    categories: [...data.categories, ...newCategories].map((category) => ({
      ...category,
      products: recordsIn(category),
    })),
    offers: listed('offer', data.offers),
    featured: listed('featured', data.featured),
  };
}

/** `own`, with each of `kept` after the entry that preceded it in `old`. */
function withKept<T>(
  own: readonly T[],
  kept: readonly T[],
  old: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  if (kept.length === 0) return [...own];
  const keptBy = new Map(kept.map((item) => [keyOf(item), item]));
  const isOwn = new Set(own.map(keyOf));
  const after = new Map<string | undefined, T[]>();
  let before: string | undefined;
  for (const key of old.map(keyOf)) {
    const item = keptBy.get(key);
    if (item) after.set(before, [...(after.get(before) ?? []), item]);
    else if (isOwn.has(key)) before = key;
  }
  return [
    ...(after.get(undefined) ?? []),
    ...own.flatMap((item) => [item, ...(after.get(keyOf(item)) ?? [])]),
  ];
}

function compare(a = 0, b = 0): number {
  return a === b ? 0 : a - b;
}
