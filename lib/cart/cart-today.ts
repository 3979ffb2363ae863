import type { Stock } from '@/lib/catalogue/stock';
import { formatKes, parseKes } from '@/lib/format/money';
import type { CartLine } from './cart-lines';

/** What the shop says today of a product. */
export interface TodaysProduct extends Stock {
  /** Whole shillings. */
  priceKes: number;
  sizes: readonly string[];
}

/** The shop's answer for the products of a cart. */
export interface TodaysCatalogue {
  /** The day of the build, '2026-11-22'. */
  date: string;
  /** As the phone had kept it: the shop was not reached. It may be of an earlier build. */
  isKept?: boolean;
  /** By id; 'gone' is a product that the shop no longer has. An id that is missing is not known. */
  products: ReadonlyMap<string, TodaysProduct | 'gone'>;
}

/** A line of the cart as it can be ordered today: its price is today's. */
export interface LineToday extends CartLine, Stock {
  /** Why the line cannot be ordered. */
  unavailable?: 'soldOut' | 'gone';
  /** The product's sizes, where today's catalogue is known. */
  sizes?: readonly string[];
}

/**
 * The lines of a cart with today's prices and stock. A line without a product's
 * id, and one that the catalogue does not know, stays as it is stored.
 */
export function linesToday(
  lines: readonly CartLine[],
  catalogue: TodaysCatalogue | undefined,
): readonly LineToday[] {
  return lines.map((line) => {
    const product = line.id === undefined ? undefined : catalogue?.products.get(line.id);
    if (!product) return line;
    if (product === 'gone') return { ...line, unavailable: 'gone' };
    const { priceKes, sizes, soldOutSizes = [], sizesLeft } = product;
    const unavailable = !sizes.includes(line.size) || soldOutSizes.includes(line.size);
    return {
      ...withPrice(line, priceKes),
      sizes,
      soldOutSizes,
      ...(sizesLeft && { sizesLeft }),
      ...(unavailable && { unavailable: 'soldOut' }),
    };
  });
}

/** The lines that the total, the messages and a payment are about. */
export function orderableLines(lines: readonly LineToday[]): readonly LineToday[] {
  return lines.filter((line) => line.unavailable === undefined);
}

/** The stored lines with today's prices; the same lines where no price has changed. */
export function repriced(
  lines: readonly CartLine[],
  { products }: TodaysCatalogue,
): readonly CartLine[] {
  const next = lines.map((line) => {
    const product = line.id === undefined ? undefined : products.get(line.id);
    return product && product !== 'gone' ? withPrice(line, product.priceKes) : line;
  });
  return next.every((line, at) => line === lines[at]) ? lines : next;
}

/** The line at this price. Its former price stays that of the day it was added. */
function withPrice(line: CartLine, priceKes: number): CartLine {
  if (parseKes(line.price) === priceKes) return line;
  const { formerPrice = line.price, ...rest } = line;
  const price = formatKes(priceKes);
  return { ...rest, price, ...(parseKes(formerPrice) !== priceKes && { formerPrice }) };
}
