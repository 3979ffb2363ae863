import { isAvailable, type Stock } from '@/lib/catalogue/stock';
import type { CartLine, Terms } from './cart-lines';
import { countsByGroup, linesAtPriceSteps, priceAtStep } from './lines-at-price-steps';

/** What the shop says today of a product. */
export interface TodaysProduct extends Stock, Terms {
  name?: string;
  /** The name in English, where `name` is in another language. */
  owners?: { readonly name?: string };
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

/**
 * A line of the cart as it can be ordered today: its price is today's, at the step that the order reaches.
 */
export interface LineToday extends CartLine, Stock {
  /** What one item cost on the day the line was added, in whole shillings, where that was another sum. */
  formerKes?: number;
  /** Why the line cannot be ordered. */
  unavailable?: 'soldOut' | 'gone';
  /** The product's sizes, where today's catalogue is known. */
  sizes?: readonly string[];
}

/**
 * The lines of a cart with today's prices and stock. A line without a product's
 * id, and one that the catalogue does not know, has the price and the steps it is stored with.
 */
export function linesToday(
  lines: readonly CartLine[],
  catalogue: TodaysCatalogue | undefined,
): readonly LineToday[] {
  const today = lines.map((line) => lineToday(line, catalogue));
  const formerCounts = countsByGroup(
    orderableLines(today).map(({ quantity, priceSteps, former }) => ({
      quantity,
      priceSteps: former ? former.priceSteps : priceSteps,
    })),
  );
  return linesAtPriceSteps(today, orderableLines(today)).map((line) =>
    withFormerPrice(line, formerCounts),
  );
}

/** A line with what the catalogue says of its product, at the price of a single item. */
function lineToday(line: CartLine, catalogue: TodaysCatalogue | undefined): LineToday {
  const product = line.id === undefined ? undefined : catalogue?.products.get(line.id);
  if (!product) return line;
  if (product === 'gone') return { ...line, unavailable: 'gone' };
  const { sizes, soldOutSizes = [], sizesLeft } = product;
  return {
    ...withTerms(withTitle(line, product), product),
    sizes,
    soldOutSizes,
    ...(sizesLeft && { sizesLeft }),
    ...(!isAvailable(product, line.size) && { unavailable: 'soldOut' }),
  };
}

/** The lines that the total, the messages and a payment are about. */
export function orderableLines(lines: readonly LineToday[]): readonly LineToday[] {
  return lines.filter((line) => line.unavailable === undefined);
}

/** The stored lines with today's prices and names; the same lines where none has changed. */
export function repriced(
  lines: readonly CartLine[],
  { products }: TodaysCatalogue,
): readonly CartLine[] {
  const next = lines.map((line) => {
    const product = line.id === undefined ? undefined : products.get(line.id);
    return product && product !== 'gone' ? withTerms(withTitle(line, product), product) : line;
  });
  return next.every((line, at) => line === lines[at]) ? lines : next;
}

/** The line with the product's name in the language of the page, where that is not English. */
function withTitle(line: CartLine, { name, owners }: TodaysProduct): CartLine {
  return owners?.name && name && name !== line.titleSw ? { ...line, titleSw: name } : line;
}

/** The line at the terms of its product. Its former ones stay those of the day it was added. */
function withTerms(line: CartLine, { priceKes, priceSteps }: Terms): CartLine {
  const terms = { priceKes, ...(priceSteps && { priceSteps }) };
  if (isSame(line, terms)) return line;
  const { priceKes: lastKes, priceSteps: lastSteps, former, ...rest } = line;
  const added = former ?? { priceKes: lastKes, ...(lastSteps && { priceSteps: lastSteps }) };
  return { ...rest, ...terms, ...(!isSame(added, terms) && { former: added }) };
}

/** Today's line with the price that as many items had on the day it was added, where that was another. */
function withFormerPrice(
  line: CartLine & Stock,
  formerCounts: ReadonlyMap<string, number>,
): LineToday {
  if (!line.former) return line;
  const formerKes = priceAtStep(line.former, formerCounts);
  return formerKes === line.priceKes ? line : { ...line, formerKes };
}

function isSame(one: Terms, other: Terms): boolean {
  return (
    one.priceKes === other.priceKes &&
    JSON.stringify(one.priceSteps) === JSON.stringify(other.priceSteps)
  );
}
