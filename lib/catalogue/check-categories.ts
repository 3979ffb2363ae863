import { isText } from '@/lib/format/unknown-values';
import { type Issue, isSlug, issueCollector, type Loose } from './issue';

/** A category before it is checked. */
export interface LooseCategory
  extends Loose<'id' | 'name' | 'folder' | 'description' | 'tilePicture'> {
  readonly products?: readonly unknown[];
}

const FOLDER = 'data/catalogue';
const LIST = `${FOLDER}/categories.ts`;

/** The modules in data/catalogue that hold no category. */
const OTHER_MODULES = ['categories', 'featured', 'offers', 'order', 'size-sets'];

/** A word that no id may be: further pages of a listing have it in their address, `/shop/page/2/`. */
export const RESERVED_ID = 'page';

/** The module a category is in: it has the category's id for its name. The list, where it has no id. */
export function categoryFile(categoryId: unknown): string {
  return isText(categoryId) ? `${FOLDER}/${categoryId}.ts` : LIST;
}

/** Every issue in the categories themselves; their products are checked in ./check-products. */
export function categoryIssues(categories: readonly LooseCategory[]): Issue[] {
  const seen = new Set<unknown>();
  return categories.flatMap((category, at) => {
    const { id, name, products, tilePicture } = category;
    const entry = [id, name].find(isText) ?? `category ${at + 1}`;
    const { add, issues } = issueCollector({ file: categoryFile(id), entry });
    if (!isSlug(id)) {
      add('id', 'must be lower-case letters, digits and hyphens, such as "baby-shoes"', id);
    }
    if (id === RESERVED_ID || OTHER_MODULES.includes(String(id))) {
      add('id', `must be another word: "${id}" is used by the shop itself`);
    }
    if (seen.has(id)) add('id', `must be listed once in ${LIST}`);
    seen.add(id);
    for (const field of ['name', 'folder', 'description'] as const) {
      if (!isText(category[field])) add(field, 'must not be empty');
    }
    if (tilePicture !== undefined && !isText(tilePicture)) {
      add('tilePicture', 'must be the name of a picture in data/photos/scenes', tilePicture);
    }
    if (!products?.length) {
      add('products', `must have a product: add one, or take the category out of ${LIST}`);
    }
    return issues;
  });
}

/**
 * Every category module that is not in the list of categories, and the other way round. `files` are the
 * names of the modules in data/catalogue.
 */
export function moduleIssues(
  files: readonly string[],
  categories: readonly Loose<'id'>[],
): Issue[] {
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => !OTHER_MODULES.includes(name));
  const ids = categories.map(({ id }) => id).filter(isText);
  return [
    ...modules
      .filter((name) => !ids.includes(name))
      .map((name) => ({
        file: categoryFile(name),
        message: `must be listed in ${LIST}, and its id must be "${name}"`,
      })),
    ...ids
      .filter((id) => !modules.includes(id))
      .map((id) => ({
        file: LIST,
        entry: id,
        field: 'id',
        message: `must be the name of the category's file: there is no ${categoryFile(id)}`,
      })),
  ];
}
