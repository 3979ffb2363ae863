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
  /** Changes with the photo; '' without one. Left out in the lists of earlier releases. */
  photo?: string;
  /** The day the record or the photo last changed or was first published, 'YYYY-MM-DD'. */
  updated: string;
}

type Categories = readonly Pick<CategoryRecord, 'id' | 'name' | 'products'>[];

/** The hashes of the products' photos, by their ids. */
export type PhotoHashes = Readonly<Record<string, string>>;

/**
 * What a publish on the day `today`, 'YYYY-MM-DD', keeps of the shop. In the order of the addresses, so that a
 * change of the owner's order changes nothing.
 */
export function publishedList(
  categories: Categories,
  photos: PhotoHashes,
  before: Published | undefined,
  today: string,
): Published {
  const all = allProducts(categories);
  const days = updatedDays(categories, photos, before, today);
  return {
    categories: sorted(categories.map(({ id, name }) => [id, name])),
    products: sorted(
      all.map(({ path, record }) => {
        const { [record.id]: photo = '' } = photos;
        return [path, { digest: digestOf(record), photo, updated: days[record.id] ?? today }];
      }),
    ),
    formerPaths: sorted(
      all.flatMap(({ path, record: { formerPaths = [] } }) =>
        formerPaths.map((former): [string, string] => [former, path]),
      ),
    ),
  };
}

/**
 * The day on which each product last changed, by its id: the day that was published where record and photo are
 * the same, else `today`, 'YYYY-MM-DD'. Nothing is known where nobody has kept what was published.
 */
export function updatedDays(
  categories: Categories,
  photos: PhotoHashes,
  published: Published | undefined,
  today: string,
): Readonly<Record<string, string>> {
  if (!published) return {};
  return Object.fromEntries(
    allProducts(categories).map(({ path, record }) => {
      const { [record.id]: photo = '' } = photos;
      const before = published.products[path];
      const isSame = before?.digest === digestOf(record) && (before.photo ?? photo) === photo;
      return [record.id, isSame ? before.updated : today];
    }),
  );
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
    entries.every(
      ({ digest, photo = '', updated }) =>
        isText(digest) && typeof photo === 'string' && isDay(updated),
    );
  return isList ? (value as Published) : undefined;
}

/** Every product with its address, '<category>/<id>'. */
function allProducts(categories: Categories) {
  return categories.flatMap(({ id, products }) =>
    products.map((record) => ({ path: `${id}/${record.id}`, record })),
  );
}

/** The same for records that say the same of the product, wherever it is and in whatever order. */
export function digestOf({
  id: _id,
  category: _category,
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
