import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import { isDay } from '@/lib/format/day';
import { fnv1a } from '@/lib/values/fnv1a';
import { asRecord, isText } from '@/lib/values/unknown-values';

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
 * What a publish keeps of the shop. `updated` that a record leaves out is the
 * day that was published where the record is the same, else `today`, 'YYYY-MM-DD'. In the order of the addresses,
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
      all.flatMap(({ path, record: { formerPaths = [] } }) =>
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

/** Every product with its address, '<category>/<id>'. */
function allProducts(categories: Categories) {
  return categories.flatMap(({ id, products }) =>
    products.map((record) => ({ path: `${id}/${record.id}`, record })),
  );
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
export function digestOf({
  id: _id,
  category: _category,
  updated: _updated,
  formerPaths: _formerPaths,
  ...facts
}: ProductRecord): string {
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
