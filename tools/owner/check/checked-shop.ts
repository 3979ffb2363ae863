import { dataModules } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { Issue } from '@/lib/catalogue/issue';
import type { Published } from '@/lib/catalogue/published';
import { productIdOf, type ShopData } from '@/lib/data-modules/shop-files.build';
import { timeText } from '@/lib/format/clock';
import type { Finding } from './finding';
import type { Beside } from './unsettled';

/**
 * The shop for the rules between records: each part has passed its schema. Reading a part that has
 * not passed throws `UnknownPart`, so that a rule that needs the part finds nothing yet.
 */
export interface CheckedShop extends ShopData {
  /** Every product, where all have passed; `products` are those that have. */
  readonly everyProduct: readonly ProductRecord[];
  /** The ids of every product, in their order. */
  readonly productIds: readonly string[];
  /** Every value that could be read, by its file below data/. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The files that hold to their schemas. */
  readonly passed: ReadonlySet<string>;
  readonly surroundings: Surroundings;
  /** Formats a time such as '3pm'. */
  readonly timeText: (time: string) => string;
}

/** The other facts beside the modules. */
export interface Surroundings extends Beside {
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Their folder from the project's root. */
  photosFolder: string;
  /** As it was last published. */
  published?: Published | undefined;
  /** The reasons why some of this cannot be read. */
  issues: readonly Issue[];
}

/** The rules between the records of a shop; gives the findings of records that break them. */
export type Rule = (shop: CheckedShop) => (Finding | Issue)[];

/** A part of the shop did not pass its schema. */
export class UnknownPart extends Error {}

/** The findings in a shop; none if a rule needs a part that did not pass. */
export function findingsOf<T>(rule: (shop: CheckedShop) => T[], shop: CheckedShop): T[] {
  try {
    return rule(shop);
  } catch (error) {
    if (error instanceof UnknownPart) return [];
    throw error;
  }
}

/**
 * A shop from the modules that could be read, and the names of those that passed their schema; `isWhole`
 * says whether these are all its products.
 */
export function checkedShop(
  values: ReadonlyMap<string, unknown>,
  passed: ReadonlySet<string>,
  productFiles: readonly string[],
  surroundings: Surroundings,
  isWhole: boolean,
): CheckedShop {
  const products = productFiles
    .filter((file) => passed.has(file))
    .map((file) => values.get(file) as ProductRecord);
  const productIds = productFiles.flatMap((file) => productIdOf(file) ?? []);
  const parts = Object.entries(dataModules).map(([file, { name }]) => [
    name,
    { get: () => partOf(passed.has(file), values.get(file)) },
  ]);
  const shop: object = { products, values, passed, surroundings, timeText };
  return Object.defineProperties(shop, {
    ...Object.fromEntries(parts),
    productIds: { get: () => partOf(isWhole, productIds) },
    everyProduct: {
      get: () => partOf(isWhole && products.length === productFiles.length, products),
    },
  }) as CheckedShop;
}

function partOf<T>(isKnown: boolean, value: T): T {
  if (!isKnown) throw new UnknownPart();
  return value;
}
