import type { CategoryRecord, ProductRecord } from '@/data/types';
import { fnv1a } from '@/lib/format/fnv1a';
import { asRecord, isText } from '@/lib/format/unknown-values';
import { categoryFile } from './check-categories';
import { isDay } from './check-feed-facts';
import type { FixableIssue } from './fixable-issue';
import { isSlug } from './issue';

/** The shop as it was last published: what its addresses were, and what each product's record said. */
export interface Published {
  /** The categories' names by their ids. */
  categories: Readonly<Record<string, string>>;
  /** By '<category>/<id>', as an address has them. */
  products: Readonly<Record<string, PublishedProduct>>;
  /** Addresses that sent on, '<category>/<id>', each with the product's it led to. */
  formerPaths: Readonly<Record<string, string>>;
}

interface PublishedProduct {
  /** Changes with the record. */
  digest: string;
  /** The day the record last changed, 'YYYY-MM-DD'. */
  updated: string;
}

type Categories = readonly Pick<CategoryRecord, 'id' | 'name' | 'products'>[];

/**
 * What a publish keeps of the shop. Where a record leaves `updated` out, it is the day of the last publish
 * for a record that is unchanged, else `today`, 'YYYY-MM-DD'. In the order of the addresses,
 * so that a change of the owner's order changes nothing.
 */
export function publishedList(
  categories: Categories,
  before: Published | undefined,
  today: string,
): Published {
  const all = allProducts(categories);
  return {
    categories: sorted(categories.map(({ id, name }) => [id, name])),
    products: sorted(
      all.map(({ path, record }) => [
        path,
        { digest: digestOf(record), updated: updatedOf(record, path, before, today) },
      ]),
    ),
    formerPaths: sorted(
      all.flatMap(({ path, formerPaths }) =>
        formerPaths.map((former): [string, string] => [former, path]),
      ),
    ),
  };
}

/**
 * The categories, each product with its `updated`, which a record may leave out (as in
 * `publishedList`).
 */
export function withUpdated<C extends Categories[number]>(
  categories: readonly C[],
  published: Published | undefined,
  today: string,
): C[] {
  return categories.map((category) => ({
    ...category,
    products: category.products.map((record) => ({
      ...record,
      updated: updatedOf(record, `${category.id}/${record.id}`, published, today),
    })),
  }));
}

/**
 * Every address that was published and now leads nowhere, and every `updated` that was forgotten. A
 * product that lives on at another address stops; one that is gone is a warning, because a product
 * may be removed.
 */
export function publishedIssues(
  published: Published | undefined,
  categories: Categories,
  today: string,
): FixableIssue[] {
  if (!published) return [];
  const all = allProducts(categories);
  return [
    ...lostAddresses(published, categories, all),
    ...all.flatMap(({ path, file, record }): FixableIssue[] => {
      const before = published.products[path];
      const { id: entry, updated } = record;
      if (!before || updated !== before.updated || updated === today) return [];
      if (digestOf(record) === before.digest) return [];
      return [
        {
          file,
          entry,
          field: 'updated',
          message: `must be the day of the last change, '${today}' if that is today, or left out: the record changed since it was published`,
          severity: 'warning',
          fixes: [{ productId: entry, field: 'updated', value: today }],
        },
      ];
    }),
  ];
}

/** The text of data/published.json. */
export function publishedText(published: Published): string {
  return `${JSON.stringify(published, null, 2)}\n`;
}

/** The list from a JSON value; undefined for a value that is not such a list. */
export function parsePublished(value: unknown): Published | undefined {
  const { categories, products, formerPaths } = asRecord(value);
  const entries = Object.values(asRecord(products)).map(asRecord);
  const isList =
    [categories, products, formerPaths].every((part) => typeof part === 'object' && part) &&
    [categories, formerPaths].every((part) => Object.values(asRecord(part)).every(isText)) &&
    entries.every(({ digest, updated }) => isText(digest) && isDay(updated));
  return isList ? (value as Published) : undefined;
}

interface Located {
  /** '<category>/<id>'. */
  path: string;
  file: string;
  record: ProductRecord;
  formerPaths: readonly string[];
}

/** Every product whose address can be read: the data may not be checked yet. */
function allProducts(categories: Categories): Located[] {
  return categories.flatMap(({ id, products = [] }) =>
    products
      .filter((record) => isSlug(record.id))
      .map((record) => {
        const formerPaths = Array.isArray(record.formerPaths) ? record.formerPaths : [];
        return { path: `${id}/${record.id}`, file: categoryFile(id), record, formerPaths };
      }),
  );
}

function lostAddresses(
  published: Published,
  categories: Categories,
  all: readonly Located[],
): FixableIssue[] {
  const ids = new Set(categories.map(({ id }) => id));
  const kept = new Set(all.flatMap(({ path, formerPaths }) => [path, ...formerPaths]));
  const byId = new Map(all.map((one) => [one.record.id, one]));
  const isNew = ({ path }: Located) => !Object.hasOwn(published.products, path);
  const added = new Map(all.filter(isNew).map((one) => [digestOf(one.record), one]));
  const paths = { ...published.formerPaths, ...published.products };
  const lost = Object.keys(paths).filter((path) => !kept.has(path));
  const movedTo = (path: string) => {
    const target = published.formerPaths[path] ?? path;
    const digest = published.products[target]?.digest;
    const [, id = ''] = target.split('/');
    return byId.get(id) ?? (digest === undefined ? undefined : added.get(digest));
  };
  const fixes = new Map<Located, string[]>();
  for (const path of lost) {
    const product = movedTo(path);
    if (product) fixes.set(product, [...(fixes.get(product) ?? []), path]);
  }
  return [
    ...Object.entries(published.categories)
      .filter(([id]) => !ids.has(id))
      .map(([id, name]): FixableIssue => {
        const message = `the category ${name} was published and is gone: a shared link to /shop/${id}/ leads nowhere. For another name change only \`name\` and keep the id "${id}"`;
        return { file: 'data/catalogue/categories.ts', entry: id, message, severity: 'warning' };
      }),
    ...[...fixes].map(([{ file, record, formerPaths }, more]): FixableIssue => {
      const value = [...formerPaths, ...more];
      const message = `must be [${value.map((path) => `'${path}'`).join(', ')}]: its page was published there, and shared links lead there`;
      const { id } = record;
      const fixes = [{ productId: id, field: 'formerPaths' as const, value }];
      return { file, entry: id, field: 'formerPaths', message, fixes };
    }),
    ...lost
      .filter((path) => !movedTo(path))
      .map((path): FixableIssue => {
        const [category = '', entry = ''] = path.split('/');
        const message = `was published and is gone: a shared link to /shop/${path}/ leads nowhere. Sold out? Put the record back with \`soldOut: true\`. Renamed? Put \`formerPaths: ['${path}']\` into the record it is now. Removed for good? Then nothing is to be done: the next publish forgets it`;
        const file = ids.has(category) ? categoryFile(category) : 'data/catalogue/categories.ts';
        return { file, entry, message, severity: 'warning' };
      }),
  ];
}

function updatedOf(
  record: ProductRecord,
  path: string,
  published: Published | undefined,
  today: string,
): string {
  const before = published?.products[path];
  const same = before?.digest === digestOf(record) ? before.updated : undefined;
  return record.updated ?? same ?? today;
}

/** The same for records that say the same of the product, wherever it is and in whatever order. */
function digestOf({ id: _, updated: __, formerPaths: ___, ...facts }: ProductRecord): string {
  return fnv1a(inOrder(facts)).toString(16).padStart(8, '0');
}

/** A value as JSON with the fields of each object in the order of their names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? sorted(Object.entries(part))
      : part,
  );
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
