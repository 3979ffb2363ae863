import { nearestName } from '@/lib/format/nearest-name';
import { asRecord, isText } from '@/lib/format/unknown-values';
import { categoryFile } from './check-categories';
import { productFields } from './check-fields';
import type { ProductsByCategory } from './check-products';
import { type Issue, written } from './issue';

/** Every issue in the lists of offers and of featured products. `lists` are by the file they are in. */
export function promotionIssues(
  lists: Readonly<Record<string, readonly unknown[]>>,
  categories: ProductsByCategory,
): Issue[] {
  const files = new Map(
    categories.flatMap(({ id: category, products = [] }) =>
      products.map(({ id }) => [id, categoryFile(category)]),
    ),
  );
  return Object.entries(lists).flatMap(([file, ids]) =>
    ids.flatMap((id, at): Issue[] => {
      if (!isText(id)) return [recordIssue(file, id, files)];
      if (!files.has(id)) {
        return [{ file, entry: id, message: unknownIdMust(id, [...files.keys()]) }];
      }
      const again = ids.indexOf(id) < at;
      return again ? [{ file, entry: id, message: 'must be in this list once' }] : [];
    }),
  );
}

function unknownIdMust(id: string, ids: readonly unknown[]): string {
  const meant = nearestName(id, ids.map(String));
  return `must be the id of a product${meant ? `; did you mean "${meant}"?` : `, not "${id}"`}`;
}

/** What to write in place of a record, which these lists held before they held ids. */
function recordIssue(file: string, entry: unknown, files: ReadonlyMap<unknown, string>): Issue {
  const { productId, ...facts } = asRecord(entry);
  if (!isText(productId)) {
    return { file, message: `must hold ids of products in quotes, not ${written(entry)}` };
  }
  const own = Object.keys(facts).filter(
    (field) => Object.hasOwn(productFields, field) && facts[field] !== false,
  );
  const where = files.has(productId) ? ` in ${files.get(productId)}` : '';
  const move = own.length > 0 ? `, and move ${own.join(', ')} to its record${where}` : '';
  return {
    file,
    entry: productId,
    message: `must be the id alone: write '${productId}'${move}`,
  };
}
