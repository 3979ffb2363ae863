import type { Product } from '@/lib/catalogue/product';
import {
  CATALOGUE_VERSION,
  cataloguePath,
  PRODUCTS_IN_A_PART,
  PRODUCTS_IN_ONE_FILE,
  partOf,
  partPath,
} from './catalogue-part';

type Listed = Pick<Product, 'id' | 'priceKes' | 'sizes' | 'soldOutSizes' | 'sizesLeft'>;

/**
 * The files of today's catalogue, each with its address (docs/behaviour.md 17.3). `date` is the build's
 * day, '2026-11-22'. ./parse-catalogue reads them. A small shop has one part all the same, which nothing
 * fetches: Next exports no route without an address.
 */
export function catalogueFiles(
  products: readonly Listed[],
  date: string,
): ReadonlyMap<string, string> {
  if (products.length <= PRODUCTS_IN_ONE_FILE) {
    const whole = catalogueFile(products, date);
    return new Map([cataloguePath, partPath(0, 1)].map((address) => [address, whole]));
  }
  const parts = Math.ceil(products.length / PRODUCTS_IN_A_PART);
  const groups = Array.from({ length: parts }, (): Listed[] => []);
  for (const product of products) groups[partOf(product.id, parts)]?.push(product);
  return new Map([
    [cataloguePath, JSON.stringify({ v: CATALOGUE_VERSION, date, parts })],
    ...groups.map((group, at) => [partPath(at, parts), catalogueFile(group, date)] as const),
  ]);
}

/** A product is its price and its list of sizes by number, then what is sold out and what is counted. */
function catalogueFile(products: readonly Listed[], date: string): string {
  const sets = [...new Set(products.map(({ sizes }) => JSON.stringify(sizes)))];
  const rows = products.map(({ id, priceKes, sizes, soldOutSizes, sizesLeft }) => {
    const set = sets.indexOf(JSON.stringify(sizes));
    const soldOut = sizesLeft ? (soldOutSizes ?? []) : soldOutSizes;
    return [id, [priceKes, set, soldOut, sizesLeft].filter((cell) => cell !== undefined)];
  });
  return JSON.stringify({
    v: CATALOGUE_VERSION,
    date,
    sets: sets.map((set) => JSON.parse(set)),
    products: Object.fromEntries(rows),
  });
}
