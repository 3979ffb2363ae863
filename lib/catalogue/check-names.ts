import { isText } from '@/lib/format/unknown-values';
import { categoryFile } from './check-categories';
import type { Issue, Loose } from './issue';

type NamedCategories = readonly (Loose<'id' | 'name'> & {
  readonly products?: readonly Loose<'id' | 'name'>[];
})[];

/** The letters of a name that have room: on a shelf card and in a picture for posts, on a pill and a tile. */
const MOST = { product: 60, category: 40 } as const;

/**
 * Every product whose name another has, as an order names a product by it, and a warning for each name of
 * a product or a category that is cut somewhere.
 */
export function nameIssues(categories: NamedCategories): Issue[] {
  const named = new Map<string, string>();
  return categories.flatMap(({ id: category, name, products = [] }) => {
    const file = categoryFile(category);
    return [
      ...longName({ file, entry: String(category) }, name, MOST.category),
      ...products.flatMap(({ id, name }): Issue[] => {
        const at = { file, entry: String(id) };
        if (!isText(name)) return [];
        const key = name.trim().replace(/\s+/g, ' ').toLowerCase();
        const other = named.get(key);
        named.set(key, other ?? `${id} in ${file}`);
        if (!other) return longName(at, name, MOST.product);
        const message = `must be another name than that of ${other}: an order names the product by it`;
        return [{ ...at, field: 'name', message }];
      }),
    ];
  });
}

function longName(at: Pick<Issue, 'file' | 'entry'>, name: unknown, most: number): Issue[] {
  const length = isText(name) ? [...name].length : 0;
  if (length <= most) return [];
  const message = `must be ${most} letters at most, not ${length}: a longer name is cut in pictures, on cards and in search results`;
  return [{ ...at, field: 'name', message, severity: 'warning' }];
}
