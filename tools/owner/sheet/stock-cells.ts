import { isDeepStrictEqual } from 'node:util';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { CellError } from './cell-values';
import { columnAt, type Placed, sizesOf } from './columns';
import type { SizeEntry } from './sizes-cell';

/** The columns whose cells say sizes and stock together. */
export const stockKeys = ['sizeSet', 'sizes', 'soldOut'] as const;
type StockKey = (typeof stockKeys)[number];

/** The cells for sizes and stock. A missing column has no field. */
interface StockCells {
  /** Undefined where the cell is empty. */
  sizeSet?: string | undefined;
  /** Empty where the cell is. */
  sizes?: readonly SizeEntry[];
  soldOut?: boolean;
}

/** The values of these columns. */
export function stockCells(
  keys: readonly StockKey[],
  valueIn: (key: StockKey) => unknown,
): StockCells {
  return {
    ...(keys.includes('sizeSet') && { sizeSet: valueIn('sizeSet') as string | undefined }),
    ...(keys.includes('sizes') && { sizes: (valueIn('sizes') ?? []) as readonly SizeEntry[] }),
    ...(keys.includes('soldOut') && { soldOut: valueIn('soldOut') === true }),
  };
}

/** The fields that change; undefined takes a field out. */
type StockChanges = { [F in 'sizes' | 'soldOut' | 'sizesLeft']?: ProductRecord[F] | undefined };

/**
 * The fields that the cells for sizes and stock change; none where they say what the record says. Throws
 * a CellError where the set and the list do not agree.
 */
export function stockChanges(
  cells: StockCells,
  existing: Placed | undefined,
  data: CatalogueData,
): StockChanges {
  if (existing && isDeepStrictEqual(cells, writtenStock(existing, data, cells))) return {};
  const { sizes: entries = [] } = cells;
  const named = setNamed(entries, existing, data);
  const set = named ?? cells.sizeSet;
  const list = named ? [] : entries;
  const before = existing?.record.soldOut === true;
  const soldOut = list.filter((entry) => entry.soldOut).map(({ size }) => size);
  const counts = list.flatMap(({ size, left }) => (left === undefined ? [] : [[size, left]]));
  const isOut = cells.soldOut ?? before;
  const sizes = sizesFrom(set, list, 'sizeSet' in cells, existing, data);
  const saysStock = list.length > 0 || (cells.sizes !== undefined && set !== undefined);
  return {
    ...(sizes !== undefined && { sizes }),
    ...(saysStock && {
      soldOut: soldOut.length > 0 ? soldOut : undefined,
      sizesLeft: counts.length > 0 ? Object.fromEntries(counts) : undefined,
    }),
    ...(!saysStock && before && { soldOut: undefined }),
    ...(isOut && { soldOut: true }),
  };
}

/** The written cells of a product, for the columns that `given` has. */
function writtenStock(product: Placed, data: CatalogueData, given: StockCells): StockCells {
  const keys = stockKeys.filter((key) => key in given);
  return stockCells(keys, (key) => {
    const { read, write } = columnAt(key);
    return read(write(product, data), data);
  });
}

/** The set whose name is in the cell for sizes. */
function setNamed(
  entries: readonly SizeEntry[],
  existing: Placed | undefined,
  { sizeSets }: CatalogueData,
): string | undefined {
  const [only, another] = entries;
  const name = another ? undefined : only?.size.toLowerCase();
  const isSize = existing && sizesOf(existing.record, sizeSets).includes(only?.size ?? '');
  return name !== undefined && !isSize && Object.hasOwn(sizeSets, name) ? name : undefined;
}

/**
 * The sizes that set and list say together: the set where the list is the set's, else the list. Where
 * they do not agree, the one that was changed counts. Undefined: as they are.
 */
function sizesFrom(
  set: string | undefined,
  entries: readonly SizeEntry[],
  hasSetColumn: boolean,
  existing: Placed | undefined,
  { sizeSets }: CatalogueData,
): ProductRecord['sizes'] | undefined {
  const list = entries.map(({ size }) => size);
  const isOld =
    existing !== undefined && isDeepStrictEqual(list, sizesOf(existing.record, sizeSets));
  const toSet = (name: string | undefined) => name as ProductRecord['sizes'] | undefined;
  if (list.length === 0) return toSet(set);
  if (set === undefined) {
    if (isOld && !hasSetColumn) return undefined;
    const same = Object.keys(sizeSets).find((name) => isDeepStrictEqual(list, sizeSets[name]));
    return isOld ? list : (toSet(same) ?? list);
  }
  if (isOld || isDeepStrictEqual(list, sizeSets[set])) return toSet(set);
  if (existing?.record.sizes === set) return list;
  throw new CellError(
    `${list.join(' ')} must be the sizes of the set ${set}, ${sizeSets[set]?.join(' ')}, or one of the two cells empty`,
  );
}
