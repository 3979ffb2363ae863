import { asRecord, isPositiveInteger, isText } from '@/lib/format/unknown-values';
import type { TodaysProduct } from './cart-today';
import { CATALOGUE_VERSION } from './catalogue-part';

/** No product costs as much: a price above it is not the owner's. */
const HIGHEST_PRICE_KES = 10_000_000;

/** A file of today's catalogue: the number of parts it is in, or the products themselves. */
export interface CatalogueFile {
  /** The day of the build. */
  date: string;
  parts?: number;
  /** The product of this id; 'gone' where the file does not have it, undefined where its entry is not valid. */
  product: (id: string) => TodaysProduct | 'gone' | undefined;
}

/**
 * A file of today's catalogue (./catalogue-files) from a parsed JSON text that may be anything: what is
 * valid of it (docs/behaviour.md 17.6). Null where it is no such file, or none of its products is valid.
 */
export function parseCatalogue(value: unknown): CatalogueFile | null {
  const { v, date, parts, sets, products } = asRecord(value);
  if (v !== CATALOGUE_VERSION || typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date))
    return null;
  if (isPositiveInteger(parts)) return { date, parts, product: () => undefined };
  if (!Array.isArray(sets) || typeof products !== 'object' || products === null) return null;
  const rows = new Map(Object.entries(products));
  // Otherwise a file that is broken throughout would empty every cart.
  if (![...rows.values()].some((row) => parseProduct(row, sets))) return null;
  const product = (id: string) => (rows.has(id) ? parseProduct(rows.get(id), sets) : 'gone');
  return { date, product };
}

function parseProduct(row: unknown, sets: readonly unknown[]): TodaysProduct | undefined {
  if (!Array.isArray(row)) return undefined;
  const [priceKes, set, soldOut, left]: readonly unknown[] = row;
  const sizes = textsOf(sets[set as number]);
  if (!isPositiveInteger(priceKes) || priceKes > HIGHEST_PRICE_KES || sizes.length === 0)
    return undefined;
  const counts = Object.entries(asRecord(left)).filter(([, count]) => isPositiveInteger(count));
  return {
    priceKes,
    sizes,
    soldOutSizes: textsOf(soldOut).filter((size) => sizes.includes(size)),
    sizesLeft: Object.fromEntries(counts) as Record<string, number>,
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
